// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {IPresale} from "../../contracts/interfaces/IPresale.sol";
import {FeeToken} from "../../contracts/mocks/FeeToken.sol";
import {Fixture} from "../utils/Fixture.sol";

contract PresaleBuyRefusalsTest is Fixture {
    uint256 private constant PRICE = 60e18; // of a Fragment at the opening
    uint256 private constant PLENTY = 1_000_000e18;

    function setUp() public override {
        super.setUp();
        bind(alice, ROOT);
        bind(bob, alice);
        fund(alice, usdt, PLENTY);
        fund(bob, usdt, PLENTY);
    }

    function test_RevertGiven_TheSaleIsPaused() public {
        vm.prank(GUARDIAN);
        presale.pause();

        // it should revert with EnforcedPause
        expectRefusal(abi.encodeWithSelector(Pausable.EnforcedPause.selector));
    }

    function test_RevertGiven_TheFirstStepLiesAhead() public {
        vm.warp(SALE_AT - 1);

        // it should revert with SaleNotStarted
        vm.expectRevert(IPresale.SaleNotStarted.selector);
        vm.prank(bob);
        presale.buy(FRAGMENT, 1, address(usdt), PLENTY, proofBeside(alice));
    }

    function test_RevertWhen_ThereIsNoProof() public {
        vm.warp(OPEN_AT - 1);

        // it should revert with NotWhitelisted
        expectRefusal(abi.encodeWithSelector(IPresale.NotWhitelisted.selector, bob));
    }

    function test_RevertWhen_TheProofIsAnotherUsers() public {
        vm.warp(OPEN_AT - 1);

        // it should revert with NotWhitelisted
        vm.expectRevert(abi.encodeWithSelector(IPresale.NotWhitelisted.selector, bob));
        vm.prank(bob);
        presale.buy(FRAGMENT, 1, address(usdt), PLENTY, proofBeside(bob));
    }

    function test_RevertWhen_TheTokenWasNeverEnabled() public {
        // it should revert with TokenNotAccepted
        vm.expectRevert(abi.encodeWithSelector(IPresale.TokenNotAccepted.selector, stranger));
        vm.prank(bob);
        presale.buy(FRAGMENT, 1, stranger, PLENTY, noProof);
    }

    function test_RevertWhen_TheTokenIsSwitchedOff() public {
        vm.prank(GUARDIAN);
        presale.disablePaymentToken(address(usdt));

        // it should revert with TokenNotAccepted
        expectRefusal(abi.encodeWithSelector(IPresale.TokenNotAccepted.selector, address(usdt)));
    }

    function test_RevertWhen_TheItemIsUnknown() public {
        // it should revert with UnknownItem
        for (uint8 itemId = 0; itemId <= 3; itemId += 3) {
            vm.expectRevert(abi.encodeWithSelector(IPresale.UnknownItem.selector, itemId));
            vm.prank(bob);
            presale.buy(itemId, 1, address(usdt), PLENTY, noProof);
        }
    }

    function test_RevertWhen_TheQuantityIsZero() public {
        // it should revert with InvalidQuantity
        vm.expectRevert(IPresale.InvalidQuantity.selector);
        vm.prank(bob);
        presale.buy(FRAGMENT, 0, address(usdt), PLENTY, noProof);
    }

    function test_RevertWhen_TheQuantityExceedsWhatIsLeft() public {
        vm.prank(alice);
        presale.buy(FRAGMENT, 999, address(usdt), PLENTY, noProof);

        // it should revert with SoldOut
        vm.expectRevert(abi.encodeWithSelector(IPresale.SoldOut.selector, FRAGMENT, 1));
        vm.prank(bob);
        presale.buy(FRAGMENT, 2, address(usdt), PLENTY, noProof);

        vm.prank(bob);
        presale.buy(FRAGMENT, 1, address(usdt), PLENTY, noProof);
        expectRefusal(abi.encodeWithSelector(IPresale.SoldOut.selector, FRAGMENT, 0));
    }

    function test_RevertWhen_TheBuyerWouldExceedTheWalletLimit() public {
        vm.startPrank(bob);
        presale.buy(BADGE, 3, address(usdt), PLENTY, noProof);
        nft.safeTransferFrom(bob, alice, BADGE, 3, "");

        // it should revert with WalletLimitReached
        vm.expectRevert(abi.encodeWithSelector(IPresale.WalletLimitReached.selector, BADGE, 2));
        presale.buy(BADGE, 3, address(usdt), PLENTY, noProof);
        presale.buy(BADGE, 2, address(usdt), PLENTY, noProof);
        vm.expectRevert(abi.encodeWithSelector(IPresale.WalletLimitReached.selector, BADGE, 0));
        presale.buy(BADGE, 1, address(usdt), PLENTY, noProof);
        vm.stopPrank();

        vm.prank(alice);
        presale.buy(BADGE, 5, address(usdt), PLENTY, noProof);
    }

    function test_RevertWhen_TheBuyerIsNotBound() public {
        fund(stranger, usdt, PLENTY);

        // it should revert with NotBound
        vm.expectRevert(abi.encodeWithSelector(IPresale.NotBound.selector, stranger));
        vm.prank(stranger);
        presale.buy(FRAGMENT, 1, address(usdt), PLENTY, noProof);
    }

    function test_RevertWhen_TheBuyerIsROOT() public {
        fund(ROOT, usdt, PLENTY);

        // it should revert with NotBound
        vm.expectRevert(abi.encodeWithSelector(IPresale.NotBound.selector, ROOT));
        vm.prank(ROOT);
        presale.buy(FRAGMENT, 1, address(usdt), PLENTY, noProof);
    }

    function test_RevertWhen_TheCostExceedsWhatTheBuyerAgreedTo() public {
        vm.startPrank(bob);

        // it should revert with CostExceedsMax
        vm.expectRevert(abi.encodeWithSelector(IPresale.CostExceedsMax.selector, PRICE, PRICE - 1));
        presale.buy(FRAGMENT, 1, address(usdt), PRICE - 1, noProof);
        presale.buy(FRAGMENT, 1, address(usdt), PRICE, noProof);

        vm.warp(LAST_STEP_AT - 1);
        presale.buy(FRAGMENT, 1, address(usdt), PRICE, noProof);
        vm.warp(LAST_STEP_AT);
        vm.expectRevert(abi.encodeWithSelector(IPresale.CostExceedsMax.selector, 80e18, PRICE));
        presale.buy(FRAGMENT, 1, address(usdt), PRICE, noProof);
    }

    function test_RevertWhen_TheBuyerHoldsTooLittle() public {
        vm.prank(bob);
        usdt.transfer(alice, PLENTY - PRICE + 1);

        // it should revert with InsufficientBalance
        expectRefusal(
            abi.encodeWithSelector(IPresale.InsufficientBalance.selector, address(usdt), PRICE - 1, PRICE)
        );
    }

    function test_RevertWhen_TheBuyerApprovedTooLittle() public {
        vm.prank(bob);
        usdt.approve(address(presale), PRICE - 1);

        // it should revert with InsufficientAllowance
        expectRefusal(
            abi.encodeWithSelector(IPresale.InsufficientAllowance.selector, address(usdt), PRICE - 1, PRICE)
        );
    }

    function test_RevertGiven_TheTokenChargesAFeeOnTheWayToTheTreasury() public {
        FeeToken token = acceptFeeToken(TREASURY);

        // it should revert with TransferMismatch
        vm.expectRevert(
            abi.encodeWithSelector(IPresale.TransferMismatch.selector, address(token), 54e18, 53.46e18)
        );
        vm.prank(bob);
        presale.buy(FRAGMENT, 1, address(token), PRICE, noProof);
    }

    function test_RevertGiven_TheTokenChargesAFeeOnTheWayToTheVault() public {
        FeeToken token = acceptFeeToken(address(vault));
        token.mint(address(vault), PLENTY); // a surplus would hide what is missing

        // it should revert with TransferMismatch
        vm.expectRevert(abi.encodeWithSelector(IPresale.TransferMismatch.selector, address(token), 6e18, 5.94e18));
        vm.prank(bob);
        presale.buy(FRAGMENT, 1, address(token), PRICE, noProof);
    }

    /// @dev Bob tries to buy one Fragment.
    function expectRefusal(bytes memory reason) private {
        vm.expectRevert(reason);
        vm.prank(bob);
        presale.buy(FRAGMENT, 1, address(usdt), PLENTY, noProof);
    }

    function acceptFeeToken(address taxed) private returns (FeeToken token) {
        token = new FeeToken();
        token.tax(taxed);
        accept(token);
        fund(bob, token, PRICE);
    }
}
