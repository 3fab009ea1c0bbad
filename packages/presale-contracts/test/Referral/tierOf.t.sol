// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Fixture} from "../utils/Fixture.sol";

contract ReferralTierOfTest is Fixture {
    function test_GivenNoDirects() public {
        bind(alice, ROOT);

        // it should be 0
        vm.assertEq(referral.tierOf(alice), 0, "bps");
    }

    function test_GivenOneDirect() public {
        bind(alice, ROOT);
        bind(bob, alice);

        // it should be 10 %
        vm.assertEq(referral.tierOf(alice), 1000, "bps");
    }

    function test_GivenTwoDirects() public {
        bind(alice, ROOT);
        bind(bob, alice);
        bind(carol, alice);

        // it should be 20 %
        vm.assertEq(referral.tierOf(alice), 2000, "bps");
    }

    function test_GivenMoreThanTwoDirects() public {
        bind(alice, ROOT);
        bind(bob, alice);
        bind(carol, alice);
        bind(dave, alice);

        // it should be 20 %
        vm.assertEq(referral.tierOf(alice), 2000, "bps");
    }

    function test_GivenTheInviterIsROOT() public {
        // it should be 0 whatever its directs
        bind(alice, ROOT);
        vm.assertEq(referral.tierOf(ROOT), 0, "bps with one direct");
        bind(bob, ROOT);
        vm.assertEq(referral.tierOf(ROOT), 0, "bps with two directs");
    }
}
