// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRewardVault} from "../../contracts/interfaces/IRewardVault.sol";
import {Fixture} from "../utils/Fixture.sol";

contract ChangingDecimals {
    uint8 public decimals;

    constructor(uint8 initial) {
        decimals = initial;
    }

    function setDecimals(uint8 value) external {
        decimals = value;
    }
}

contract RewardVaultRegisterTokenTest is Fixture {
    function test_RevertWhen_TheTokenHasNoDecimalsOrMoreThan18() public {
        // it should revert with UnsupportedDecimals
        assertUnsupported(0);
        assertUnsupported(19);
    }

    function test_GivenTheTokenIsRegistered() public {
        ChangingDecimals token = new ChangingDecimals(6);
        vault.registerToken(address(token));
        token.setDecimals(18);

        // it should change nothing
        vault.registerToken(address(token));
        assertGasFee(address(token), 1e6);
    }

    function test_GivenTheTokenIsNew() public {
        ChangingDecimals token = new ChangingDecimals(1);
        vm.assertEq(vault.isRegistered(address(token)), false, "registered before");

        // it should emit TokenRegistered
        vm.expectEmit();
        emit IRewardVault.TokenRegistered(address(token), 10);
        vault.registerToken(address(token));

        // it should set the gas fee to one whole token
        vm.assertEq(vault.isRegistered(address(token)), true, "registered after");
        assertGasFee(address(token), 10);
        assertGasFee(address(usdt), 1e18);
    }

    function assertUnsupported(uint8 decimals) private {
        address token = address(new ChangingDecimals(decimals));
        vm.expectRevert(abi.encodeWithSelector(IRewardVault.UnsupportedDecimals.selector, token, decimals));
        vault.registerToken(token);
    }

    function assertGasFee(address token, uint256 expected) private view {
        (, uint256 gasFee,) = vault.quoteWithdrawal(token, 0);
        vm.assertEq(gasFee, expected, "gas fee");
    }
}
