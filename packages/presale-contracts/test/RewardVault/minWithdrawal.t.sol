// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRewardVault} from "../../contracts/interfaces/IRewardVault.sol";
import {Fixture} from "../utils/Fixture.sol";

contract RewardVaultMinWithdrawalTest is Fixture {
    function test_RevertWhen_TheTokenIsNotRegistered() public {
        // it should revert with UnknownToken
        vm.expectRevert(abi.encodeWithSelector(IRewardVault.UnknownToken.selector, stranger));
        vault.minWithdrawal(stranger);
    }

    function test_WhenTheTokenIsRegistered() public view {
        // it should be the least amount that leaves something
        vm.assertEq(vault.minWithdrawal(address(usd6)), 1_052_633, "minimum of 6 decimals");
        vm.assertEq(vault.minWithdrawal(address(usdt)), 1_052_631_578_947_368_423, "minimum of 18 decimals");
        assertLeast(address(usd6));
        assertLeast(address(usdt));
    }

    function assertLeast(address token) private view {
        uint256 minimum = vault.minWithdrawal(token);
        (,, uint256 net) = vault.quoteWithdrawal(token, minimum);
        (,, uint256 netBelow) = vault.quoteWithdrawal(token, minimum - 1);
        vm.assertTrue(net != 0, "something left");
        vm.assertEq(netBelow, 0, "nothing left below");
    }
}
