// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {IPresale} from "../../contracts/interfaces/IPresale.sol";
import {Fixture} from "../utils/Fixture.sol";

contract PresaleSettingsTest is Fixture {
    function test_SetWhitelistRootWhenCalled() public {
        // it should emit WhitelistRootSet
        bytes32 root = leafOf(carol);
        vm.expectEmit();
        emit IPresale.WhitelistRootSet(root, "ipfs://carol");
        vm.prank(OPERATOR);
        presale.setWhitelistRoot(root, "ipfs://carol");

        // it should replace the list at once
        vm.assertEq(presale.whitelistRoot(), root, "root");
        vm.assertTrue(presale.isWhitelisted(carol, noProof), "new user");
        vm.assertTrue(!presale.isWhitelisted(alice, proofBeside(bob)), "old user");
    }

    function test_RevertSetTreasuryWhen_TheTreasuryIsTheZeroAddress() public {
        // it should revert with InvalidTreasury
        vm.expectRevert(abi.encodeWithSelector(IPresale.InvalidTreasury.selector, address(0)));
        presale.setTreasury(address(0));
        vm.assertEq(presale.treasury(), TREASURY, "treasury");
    }

    function test_SetTreasuryWhenTheTreasuryIsAnotherAddress() public {
        bind(alice, ROOT);
        uint256 cost = buy(alice, FRAGMENT, 1, usdt);

        // it should emit TreasurySet
        vm.expectEmit();
        emit IPresale.TreasurySet(stranger);
        presale.setTreasury(stranger);

        // it should send later proceeds to the new treasury
        buy(alice, FRAGMENT, 1, usdt);
        assertBalance(usdt, TREASURY, cost);
        assertBalance(usdt, stranger, cost);
        vm.assertEq(presale.treasury(), stranger, "treasury");
    }

    function test_PauseWhenCalled() public {
        bind(alice, ROOT);
        bind(bob, alice);
        buy(bob, BADGE, 1, usdt);
        vm.prank(GUARDIAN);
        presale.pause();

        // it should stop purchases but nothing else
        vm.assertTrue(presale.paused(), "paused");
        vm.expectRevert(Pausable.EnforcedPause.selector);
        vm.prank(bob);
        presale.buy(FRAGMENT, 1, address(usdt), type(uint256).max, noProof);
        bind(carol, alice);
        vm.assertEq(settle(KEEPER, usdt, request(alice, usdt, 60e18)), 1, "settled");
        presale.quote(FRAGMENT, 1, address(usdt));
    }

    function test_UnpauseWhenCalled() public {
        bind(alice, ROOT);
        vm.prank(GUARDIAN);
        presale.pause();
        vm.prank(OPERATOR);
        presale.unpause();

        // it should resume purchases
        vm.assertTrue(!presale.paused(), "paused");
        buy(alice, FRAGMENT, 1, usdt);
    }

    function test_RescueWhenCalled() public {
        usdt.mint(address(presale), 5e18);

        // it should send the tokens
        presale.rescue(address(usdt), stranger, 2e18);
        assertBalance(usdt, stranger, 2e18);
        assertBalance(usdt, address(presale), 3e18);
    }
}
