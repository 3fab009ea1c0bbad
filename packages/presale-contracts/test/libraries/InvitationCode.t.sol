// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {InvitationCode} from "../../contracts/libraries/InvitationCode.sol";
import {Fixture} from "../utils/Fixture.sol";

contract InvitationCodeTest is Fixture {
    function test_EncodeWhenGiven40Bits() public pure {
        // it should use Crockford's alphabet, 5 bits a character, the highest first
        vm.assertEq(InvitationCode.encode(0x00443214C7), bytes8("01234567"), "0 to 7");
        vm.assertEq(InvitationCode.encode(0x4254B635CF), bytes8("89ABCDEF"), "8 to 15");
        vm.assertEq(InvitationCode.encode(0x84653A56D7), bytes8("GHJKMNPQ"), "16 to 23");
        vm.assertEq(InvitationCode.encode(0xC675BE77DF), bytes8("RSTVWXYZ"), "24 to 31");

        // it should give different codes for different bits
        vm.assertTrue(InvitationCode.encode(0x0000000001) != InvitationCode.encode(0x8000000000), "ends differ");
    }

    function testFuzz_EncodeWhenGiven40Bits(bytes5 a, bytes5 b) public pure {
        vm.assertEq(InvitationCode.encode(a) == InvitationCode.encode(b), a == b, "equal only for equal bits");
    }

    function test_DeriveWhenUserOrNonceDiffer() public pure {
        // it should give another code
        bytes8 code = InvitationCode.derive(alice, 0);
        vm.assertTrue(code != InvitationCode.derive(bob, 0), "user");
        vm.assertTrue(code != InvitationCode.derive(alice, 1), "nonce");
        vm.assertEq(code, InvitationCode.encode(bytes5(keccak256(abi.encode("YES-INVITE-1", alice, 0)))), "formula");
    }
}
