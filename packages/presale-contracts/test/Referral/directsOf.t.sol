// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IReferral} from "../../contracts/interfaces/IReferral.sol";
import {Fixture} from "../utils/Fixture.sol";

contract ReferralDirectsOfTest is Fixture {
    function setUp() public override {
        super.setUp();
        bind(alice, ROOT);
        vm.warp(OPEN_AT + 1);
        bind(bob, alice);
        vm.warp(OPEN_AT + 2);
        bind(carol, alice);
        vm.warp(OPEN_AT + 3);
        bind(dave, alice);
    }

    function test_WhenTheOffsetIsAtOrBeyondTheEnd() public view {
        // it should return nothing
        vm.assertEq(referral.directsOf(alice, 3, 1).length, 0, "at the end");
        vm.assertEq(referral.directsOf(alice, type(uint256).max, type(uint256).max).length, 0, "far beyond");
    }

    function test_WhenTheLimitReachesBeyondTheEnd() public view {
        // it should return what is left
        IReferral.Direct[] memory page = referral.directsOf(alice, 2, type(uint256).max);
        vm.assertEq(page.length, 1, "length");
        vm.assertEq(page[0].user, dave, "user");
    }

    function test_WhenThePageLiesInside() public view {
        // it should return that part, oldest first
        IReferral.Direct[] memory page = referral.directsOf(alice, 0, 2);
        vm.assertEq(page.length, 2, "length");
        vm.assertEq(page[0].user, bob, "first user");
        vm.assertEq(page[0].boundAt, OPEN_AT + 1, "first boundAt");
        vm.assertEq(page[1].user, carol, "second user");
        vm.assertEq(page[1].boundAt, OPEN_AT + 2, "second boundAt");
    }
}
