// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../contracts/interfaces/IPresale.sol";
import {MockUSDC} from "../../contracts/mocks/MockUSDC.sol";
import {Fixture} from "../utils/Fixture.sol";

contract PresalePaymentTokensTest is Fixture {
    function test_RevertEnablePaymentTokenWhen_TheVaultDoesNotKnowTheToken() public {
        MockUSDC usdc = new MockUSDC();

        // it should revert with TokenNotAccepted
        vm.expectRevert(abi.encodeWithSelector(IPresale.TokenNotAccepted.selector, usdc));
        presale.enablePaymentToken(address(usdc));
    }

    function test_EnablePaymentTokenGivenTheTokenIsNew() public {
        MockUSDC usdc = new MockUSDC();
        vault.registerToken(address(usdc));

        // it should emit PaymentTokenSet
        vm.expectEmit();
        emit IPresale.PaymentTokenSet(address(usdc), true);
        presale.enablePaymentToken(address(usdc));

        // it should list the token last and accept it
        (address[] memory tokens, bool[] memory enabled) = presale.paymentTokens();
        vm.assertEq(tokens.length, 3, "tokens");
        vm.assertEq(tokens[0], address(usdt), "first");
        vm.assertEq(tokens[1], address(usd6), "second");
        vm.assertEq(tokens[2], address(usdc), "third");
        vm.assertTrue(enabled[0] && enabled[1] && enabled[2], "enabled");
        presale.quote(FRAGMENT, 1, address(usdc));
    }

    function test_EnablePaymentTokenGivenTheTokenWasSwitchedOff() public {
        vm.prank(GUARDIAN);
        presale.disablePaymentToken(address(usdt));
        presale.enablePaymentToken(address(usdt));

        // it should accept it again in its old place
        (address[] memory tokens, bool[] memory enabled) = presale.paymentTokens();
        vm.assertEq(tokens.length, 2, "tokens");
        vm.assertEq(tokens[0], address(usdt), "first");
        vm.assertTrue(enabled[0], "enabled");
        presale.quote(FRAGMENT, 1, address(usdt));
    }

    function test_RevertDisablePaymentTokenGiven_TheTokenWasNeverEnabled() public {
        // it should revert with TokenNotAccepted
        vm.expectRevert(abi.encodeWithSelector(IPresale.TokenNotAccepted.selector, stranger));
        vm.prank(GUARDIAN);
        presale.disablePaymentToken(stranger);
    }

    function test_DisablePaymentTokenGivenTheTokenIsEnabled() public {
        // it should emit PaymentTokenSet
        vm.expectEmit();
        emit IPresale.PaymentTokenSet(address(usdt), false);
        vm.prank(GUARDIAN);
        presale.disablePaymentToken(address(usdt));

        // it should keep it listed and refuse it
        (address[] memory tokens, bool[] memory enabled) = presale.paymentTokens();
        vm.assertEq(tokens[0], address(usdt), "first");
        vm.assertEq(enabled[0], false, "first enabled");
        vm.assertEq(enabled[1], true, "second enabled");
        vm.expectRevert(abi.encodeWithSelector(IPresale.TokenNotAccepted.selector, usdt));
        presale.quote(FRAGMENT, 1, address(usdt));
    }
}
