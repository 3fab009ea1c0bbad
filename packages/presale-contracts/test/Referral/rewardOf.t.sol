// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Fixture} from "../utils/Fixture.sol";

contract ReferralRewardOfTest is Fixture {
    function test_GivenTheBuyerIsNotBound() public view {
        // it should name nobody
        assertReward(stranger, address(0), 0);
    }

    function test_GivenTheBuyersInviterIsROOT() public {
        bind(alice, ROOT);
        bind(bob, ROOT);

        // it should name ROOT at rate 0
        assertReward(alice, ROOT, 0);
    }

    function test_GivenTheBuyersInviterIsAnotherUser() public {
        bind(alice, ROOT);
        bind(bob, alice);

        // it should name the inviter at the inviter's tier of that moment
        assertReward(bob, alice, 1000);
        bind(carol, alice);
        assertReward(bob, alice, 2000);
        assertReward(carol, alice, 2000);
    }

    function assertReward(address buyer, address expectedInviter, uint16 expectedBps) private view {
        (address inviter, uint16 bps) = referral.rewardOf(buyer);
        vm.assertEq(inviter, expectedInviter, "inviter");
        vm.assertEq(bps, expectedBps, "bps");
    }
}
