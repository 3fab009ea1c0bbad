// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IReferral} from "../../contracts/interfaces/IReferral.sol";
import {Fixture} from "../utils/Fixture.sol";

contract ReferralProfileOfTest is Fixture {
    function test_GivenTheUserIsNotBound() public view {
        // it should return zeros
        IReferral.Profile memory profile = referral.profileOf(stranger);
        vm.assertEq(profile.inviter, address(0), "inviter");
        vm.assertEq(profile.boundAt, 0, "boundAt");
        vm.assertEq(profile.directCount, 0, "directCount");
        vm.assertEq(profile.code, bytes8(0), "code");
        vm.assertEq(referral.isBound(stranger), false, "isBound");
        vm.assertEq(referral.inviterOf(stranger), address(0), "inviterOf");
    }

    function test_GivenTheUserIsBound() public {
        bytes8 code = bind(alice, ROOT);
        bind(bob, alice);

        // it should return inviter, time, directs and code
        IReferral.Profile memory profile = referral.profileOf(alice);
        vm.assertEq(profile.inviter, ROOT, "inviter");
        vm.assertEq(profile.boundAt, OPEN_AT, "boundAt");
        vm.assertEq(profile.directCount, 1, "directCount");
        vm.assertEq(profile.code, code, "code");
        vm.assertEq(referral.inviterOf(bob), alice, "inviterOf");
    }
}
