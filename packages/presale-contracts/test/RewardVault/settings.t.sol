// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRewardVault} from "../../contracts/interfaces/IRewardVault.sol";
import {Fixture} from "../utils/Fixture.sol";

contract RewardVaultSettingsTest is Fixture {
    function test_SetCreditorWhenCalled() public {
        usdt.mint(address(vault), 1);

        // it should emit CreditorSet
        vm.expectEmit();
        emit IRewardVault.CreditorSet(stranger);
        vault.setCreditor(stranger);

        // it should let the new creditor credit and no longer the old one
        vm.assertEq(vault.creditor(), stranger, "creditor");
        vm.expectRevert(IRewardVault.NotCreditor.selector);
        vm.prank(address(presale));
        vault.credit(alice, address(usdt), 1);
        vm.prank(stranger);
        vault.credit(alice, address(usdt), 1);
    }

    function test_SetKeeperWhenCalled() public {
        earn(alice, usdt, 20e18);
        uint40 id = request(alice, usdt, 20e18);

        // it should emit KeeperSet
        vm.expectEmit();
        emit IRewardVault.KeeperSet(stranger);
        vm.prank(OPERATOR);
        vault.setKeeper(stranger);

        // it should let the new keeper settle at once and no longer the old one
        vm.assertEq(vault.keeper(), stranger, "keeper");
        vm.assertEq(settle(KEEPER, usdt, id), 0, "settled by the old one");
        vm.assertEq(settle(stranger, usdt, id), 1, "settled by the new one");
    }

    function test_RevertSetFeeRecipientWhen_TheRecipientIsTheZeroAddress() public {
        // it should revert with InvalidFeeRecipient
        vm.expectRevert(abi.encodeWithSelector(IRewardVault.InvalidFeeRecipient.selector, address(0)));
        vault.setFeeRecipient(address(0));
        vm.assertEq(vault.feeRecipient(), FEE_RECIPIENT, "recipient");
    }

    function test_SetFeeRecipientWhenTheRecipientIsAnotherAddress() public {
        earn(alice, usdt, 20e18);
        settle(KEEPER, usdt, request(alice, usdt, 20e18));
        vm.assertEq(vault.feeRecipient(), FEE_RECIPIENT, "recipient before");

        // it should emit FeeRecipientSet
        vm.expectEmit();
        emit IRewardVault.FeeRecipientSet(stranger);
        vault.setFeeRecipient(stranger);

        // it should pay fees to the new recipient, those accrued before included
        vault.collectFees(address(usdt));
        assertBalance(usdt, stranger, 1e18);
        assertBalance(usdt, FEE_RECIPIENT, 0);
    }
}
