// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IReferral} from "../../contracts/interfaces/IReferral.sol";
import {InvitationCode} from "../../contracts/libraries/InvitationCode.sol";
import {Fixture} from "../utils/Fixture.sol";

contract ReferralBindTest is Fixture {
    uint256 private constant OWNER_OF_CODE_SLOT = 2;

    function test_RevertGiven_TheCallerIsBound() public {
        bind(alice, ROOT);
        bytes8 code = bind(bob, ROOT);

        // it should revert with AlreadyBound
        vm.expectRevert(abi.encodeWithSelector(IReferral.AlreadyBound.selector, ROOT));
        vm.prank(alice);
        referral.bind(code);
        vm.assertEq(referral.inviterOf(alice), ROOT, "inviter");
    }

    function test_RevertGiven_TheCallerIsROOT() public {
        bytes8 code = bind(alice, ROOT);

        // it should revert with AlreadyBound
        vm.expectRevert(abi.encodeWithSelector(IReferral.AlreadyBound.selector, address(0)));
        vm.prank(ROOT);
        referral.bind(code);
    }

    function test_RevertWhen_NobodyOwnsTheCode() public {
        // it should revert with UnknownInvitationCode
        vm.expectRevert(abi.encodeWithSelector(IReferral.UnknownInvitationCode.selector, bytes8("00000000")));
        vm.prank(alice);
        referral.bind("00000000");
    }

    function test_RevertWhen_TheCodeIsWhatTheCallerWouldGet() public {
        bytes8 own = InvitationCode.derive(alice, 0);

        // it should revert with UnknownInvitationCode
        vm.expectRevert(abi.encodeWithSelector(IReferral.UnknownInvitationCode.selector, own));
        vm.prank(alice);
        referral.bind(own);
    }

    function test_WhenTheCodeHasAnOwner() public {
        bytes8 aliceCode = bind(alice, ROOT);
        bind(bob, alice);
        vm.warp(OPEN_AT + 1);

        // it should emit InviterBound
        bytes8 expected = InvitationCode.derive(carol, 0);
        vm.expectEmit();
        emit IReferral.InviterBound(carol, alice, expected, aliceCode, 2);
        vm.prank(carol);
        bytes8 code = referral.bind(aliceCode);

        // it should make the owner the inviter
        IReferral.Profile memory profile = referral.profileOf(carol);
        vm.assertEq(profile.inviter, alice, "inviter");
        vm.assertEq(profile.boundAt, OPEN_AT + 1, "boundAt");
        vm.assertEq(referral.isBound(carol), true, "isBound");

        // it should give the caller a code of their own
        vm.assertEq(code, expected, "returned code");
        vm.assertEq(profile.code, expected, "code in the profile");
        vm.assertEq(referral.ownerOfCode(expected), carol, "owner of the code");

        // it should append the caller to the inviter's directs
        IReferral.Direct[] memory directs = referral.directsOf(alice, 0, 10);
        vm.assertEq(referral.profileOf(alice).directCount, 2, "directCount");
        vm.assertEq(directs[1].user, carol, "direct");
        vm.assertEq(directs[1].boundAt, OPEN_AT + 1, "boundAt of the direct");
    }

    function test_GivenAnotherUserHoldsTheCallersFirstCode() public {
        bytes8 taken = InvitationCode.derive(alice, 0);
        bytes32 slot = keccak256(abi.encode(taken, OWNER_OF_CODE_SLOT));
        vm.store(address(referral), slot, bytes32(uint256(uint160(bob))));

        bytes8 code = bind(alice, ROOT);

        // it should take the code of the next nonce
        vm.assertEq(code, InvitationCode.derive(alice, 1), "returned code");
        vm.assertEq(referral.profileOf(alice).code, code, "code in the profile");
        vm.assertEq(referral.ownerOfCode(code), alice, "owner of the code");
        vm.assertEq(referral.ownerOfCode(taken), bob, "owner of the first code");
    }
}
