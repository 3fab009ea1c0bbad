// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRewardVault} from "../../contracts/interfaces/IRewardVault.sol";
import {Fixture} from "../utils/Fixture.sol";

contract RewardVaultCollectFeesTest is Fixture {
    function test_RevertWhen_TheTokenIsNotRegistered() public {
        // it should revert with UnknownToken
        vm.expectRevert(abi.encodeWithSelector(IRewardVault.UnknownToken.selector, stranger));
        vault.collectFees(stranger);
    }

    function test_WhenTheTokenIsRegistered() public {
        earn(alice, usdt, 100e18);
        settle(KEEPER, usdt, request(alice, usdt, 60e18));

        // it should emit FeesCollected
        vm.expectEmit();
        emit IRewardVault.FeesCollected(address(usdt), FEE_RECIPIENT, 3e18);
        vm.prank(stranger);
        vault.collectFees(address(usdt));

        // it should pay all fees to the fee recipient, whoever calls
        assertBalance(usdt, FEE_RECIPIENT, 3e18);
        vm.assertEq(vault.fees(address(usdt)), 0, "fees");

        // it should take them off the liability
        vm.assertEq(vault.liability(address(usdt)), 40e18, "liability");
        assertBalance(usdt, address(vault), 40e18);

        // it should pay nothing the second time
        vault.collectFees(address(usdt));
        assertBalance(usdt, FEE_RECIPIENT, 3e18);
    }
}
