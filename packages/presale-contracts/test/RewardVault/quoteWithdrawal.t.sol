// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRewardVault} from "../../contracts/interfaces/IRewardVault.sol";
import {Fixture} from "../utils/Fixture.sol";

contract RewardVaultQuoteWithdrawalTest is Fixture {
    function test_RevertWhen_TheTokenIsNotRegistered() public {
        // it should revert with UnknownToken
        vm.expectRevert(abi.encodeWithSelector(IRewardVault.UnknownToken.selector, stranger));
        vault.quoteWithdrawal(stranger, 1);
    }

    function test_WhenTheFeesEatUpTheAmount() public view {
        // it should leave nothing
        assertQuote(address(usd6), 0, 0, 1e6, 0);
        assertQuote(address(usd6), 1, 1, 1e6, 0);
        assertQuote(address(usd6), 1_052_632, 52_632, 1e6, 0);
    }

    function test_WhenSomethingIsLeft() public view {
        // it should charge 5 %, rounded up
        assertQuote(address(usd6), 20_000_000, 1_000_000, 1e6, 18_000_000);
        assertQuote(address(usd6), 20_000_001, 1_000_001, 1e6, 18_000_000);
        vm.assertEq(vault.FEE_BPS(), 500, "FEE_BPS");

        // it should charge one whole token
        assertQuote(address(usdt), 20e18, 1e18, 1e18, 18e18);
    }

    function testFuzz_WhenSomethingIsLeft(uint96 amount) public view {
        (uint256 fee, uint256 gasFee, uint256 net) = vault.quoteWithdrawal(address(usdt), amount);

        // it should split the amount without a rest
        vm.assertEq(fee, (uint256(amount) * 5 + 99) / 100, "fee");
        if (net != 0) vm.assertEq(fee + gasFee + net, amount, "sum");
        else vm.assertLe(amount, fee + gasFee, "nothing left");
    }

    function assertQuote(address token, uint256 amount, uint256 fee, uint256 gasFee, uint256 net) private view {
        (uint256 actualFee, uint256 actualGasFee, uint256 actualNet) = vault.quoteWithdrawal(token, amount);
        vm.assertEq(actualFee, fee, "fee");
        vm.assertEq(actualGasFee, gasFee, "gasFee");
        vm.assertEq(actualNet, net, "net");
    }
}
