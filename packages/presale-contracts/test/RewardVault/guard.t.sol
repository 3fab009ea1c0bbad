// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CallingToken} from "../../contracts/mocks/CallingToken.sol";
import {ReenteringWallet} from "../../contracts/mocks/ReenteringWallet.sol";
import {Fixture} from "../utils/Fixture.sol";

contract RewardVaultGuardTest is Fixture {
    function test_WhenATokenCallsBackDuringAPayment() public {
        // it should refuse credit
        assertGuarded(abi.encodeCall(vault.credit, (alice, address(usdt), 1)));
        // it should refuse requestWithdrawal
        assertGuarded(abi.encodeCall(vault.requestWithdrawal, (address(usdt), 10e18)));
        // it should refuse settle
        assertGuarded(abi.encodeCall(vault.settle, (address(usdt), ids(1))));
        // it should refuse collectFees
        assertGuarded(abi.encodeCall(vault.collectFees, (address(usdt))));
        // it should refuse rescue
        assertGuarded(abi.encodeCall(vault.rescue, (address(usdt), stranger, 1)));
    }

    /// @dev A token, sent by `rescue`, calls a wallet that holds every power.
    function assertGuarded(bytes memory data) private {
        CallingToken token = new CallingToken();
        ReenteringWallet wallet = new ReenteringWallet();
        vault.setCreditor(address(wallet));
        accessManager.grantRole(MANAGER_ROLE, address(wallet), 0);
        usdt.mint(address(vault), 20e18);
        token.mint(address(vault), 1);
        token.hook(address(wallet));
        wallet.arm(address(vault), data);

        vault.rescue(address(token), address(wallet), 1);
        assertRefused(wallet);
    }
}
