// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRewardVault} from "../../contracts/interfaces/IRewardVault.sol";
import {MockUSDC} from "../../contracts/mocks/MockUSDC.sol";
import {Fixture} from "../utils/Fixture.sol";

contract RewardVaultRescueTest is Fixture {
    function setUp() public override {
        super.setUp();
        earn(alice, usdt, 100e18);
        settle(KEEPER, usdt, request(alice, usdt, 20e18)); // leaves 80 available and a fee of 1
        request(alice, usdt, 30e18);
        usdt.mint(address(vault), 7e18);
    }

    function test_RevertWhen_TheVaultWouldHoldLessThanItOwes() public {
        // it should revert with Unbacked
        vm.expectRevert(abi.encodeWithSelector(IRewardVault.Unbacked.selector, 88e18, 88e18 + 1));
        vault.rescue(address(usdt), stranger, 7e18 + 1);
    }

    function test_WhenNobodyIsOwedTheTokens() public {
        // it should send them
        vault.rescue(address(usdt), stranger, 7e18);
        assertBalance(usdt, stranger, 7e18);
        assertBalance(usdt, address(vault), vault.liability(address(usdt)));
    }

    function test_WhenTheTokenIsNotRegistered() public {
        MockUSDC usdc = new MockUSDC();
        usdc.mint(address(vault), 5e18);

        // it should send all of it
        vault.rescue(address(usdc), stranger, 5e18);
        assertBalance(usdc, stranger, 5e18);
    }
}
