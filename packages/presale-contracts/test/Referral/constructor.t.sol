// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Referral} from "../../contracts/Referral.sol";
import {IReferral} from "../../contracts/interfaces/IReferral.sol";
import {InvitationCode} from "../../contracts/libraries/InvitationCode.sol";
import {Fixture} from "../utils/Fixture.sol";

contract ReferralConstructorTest is Fixture {
    function test_WhenItIsDeployed() public {
        Referral forest = Referral(deploy("contracts/Referral.sol/Referral", abi.encode(ROOT)));
        IReferral.Profile memory profile = forest.profileOf(ROOT);

        // it should give ROOT a code
        vm.assertEq(forest.ROOT(), ROOT, "ROOT");
        vm.assertEq(profile.code, InvitationCode.derive(ROOT, 0), "code");
        vm.assertEq(forest.ownerOfCode(profile.code), ROOT, "owner of the code");
        vm.assertEq(profile.boundAt, block.timestamp, "boundAt");

        // it should leave ROOT without an inviter
        vm.assertEq(profile.inviter, address(0), "inviter");
        vm.assertEq(forest.isBound(ROOT), false, "isBound");
    }
}
