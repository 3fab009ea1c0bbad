// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Presale} from "../../contracts/Presale.sol";
import {IGenesisNFT} from "../../contracts/interfaces/IGenesisNFT.sol";
import {IPresale} from "../../contracts/interfaces/IPresale.sol";
import {IYesToken} from "../../contracts/interfaces/IYesToken.sol";
import {Fixture} from "../utils/Fixture.sol";

contract PresaleConstructorTest is Fixture {
    function test_RevertWhen_TheTreasuryIsTheZeroAddress() public {
        IPresale.Setup memory setup = defaultSetup();
        setup.treasury = address(0);

        // it should revert with InvalidTreasury
        vm.expectRevert(abi.encodeWithSelector(IPresale.InvalidTreasury.selector, address(0)));
        deployPresale(setup);
    }

    function test_RevertWhen_ThereAreNoSteps() public {
        IPresale.Setup memory setup = defaultSetup();
        setup.steps = new IPresale.Step[](0);

        // it should revert with InvalidSteps
        assertInvalidSteps(setup);
    }

    function test_RevertWhen_ThereAreMoreThan64Steps() public {
        IPresale.Setup memory setup = defaultSetup();
        setup.steps = risingSteps(64);
        vm.assertEq(deployPresale(setup).steps().length, 64, "steps");

        // it should revert with InvalidSteps
        setup.steps = risingSteps(65);
        assertInvalidSteps(setup);
    }

    function test_RevertWhen_TheStepsDoNotRiseInTime() public {
        IPresale.Setup memory setup = defaultSetup();
        setup.steps[1].startsAt = setup.steps[0].startsAt;

        // it should revert with InvalidSteps
        assertInvalidSteps(setup);
    }

    function test_RevertWhen_TheStepsDoNotRiseInPrice() public {
        IPresale.Setup memory setup = defaultSetup();
        setup.steps[2].price = setup.steps[1].price;

        // it should revert with InvalidSteps
        assertInvalidSteps(setup);
    }

    function test_RevertWhen_TheFirstPriceIsZero() public {
        IPresale.Setup memory setup = defaultSetup();
        setup.steps[0].price = 0;

        // it should revert with InvalidSteps
        assertInvalidSteps(setup);
    }

    function test_RevertWhen_AnItemHasMoreUnitsThanCanBeMinted() public {
        IPresale.Setup memory setup = defaultSetup();
        bind(alice, ROOT);
        buy(alice, BADGE, 1, usdt);

        // it should revert with CapExceeded of the item
        vm.expectRevert(abi.encodeWithSelector(IGenesisNFT.CapExceeded.selector, BADGE, BADGE_CAP));
        deployPresale(setup);
    }

    function test_RevertWhen_TheItemsBringMoreYESThanCanBeMinted() public {
        IPresale.Setup memory setup = defaultSetup();
        ++setup.items[0].yesPerUnit;

        // it should revert with CapExceeded of YES
        vm.expectRevert(abi.encodeWithSelector(IYesToken.CapExceeded.selector, YES_CAP));
        deployPresale(setup);
    }

    function test_RevertGiven_SomeYESIsMintedAlready() public {
        IPresale.Setup memory setup = defaultSetup();
        vm.prank(address(presale));
        yes.mint(alice, 1);

        // it should revert with CapExceeded of YES
        vm.expectRevert(abi.encodeWithSelector(IYesToken.CapExceeded.selector, YES_CAP));
        deployPresale(setup);
    }

    function test_WhenAllIsInOrder() public {
        IPresale.Setup memory setup = defaultSetup();
        // it should emit TreasurySet and PriceStepsSet
        vm.expectEmit();
        emit IPresale.TreasurySet(TREASURY);
        vm.expectEmit();
        emit IPresale.PriceStepsSet(setup.steps);
        Presale sale = deployPresale(setup);

        // it should keep what it was given
        vm.assertEq(address(sale.referral()), address(referral), "referral");
        vm.assertEq(address(sale.rewardVault()), address(vault), "rewardVault");
        vm.assertEq(address(sale.genesisNft()), address(nft), "genesisNft");
        vm.assertEq(address(sale.yesToken()), address(yes), "yesToken");
        vm.assertEq(sale.treasury(), TREASURY, "treasury");
        vm.assertEq(sale.PUBLIC_OPEN_AT(), 1_759_842_000, "PUBLIC_OPEN_AT");
        vm.assertEq(sale.NOTICE(), 1 hours, "NOTICE");
        vm.assertEq(keccak256(abi.encode(sale.steps())), keccak256(abi.encode(setup.steps)), "steps");
        (IPresale.Item memory badge, uint256 sold) = sale.items(BADGE);
        vm.assertEq(badge.cap, BADGE_CAP, "cap");
        vm.assertEq(badge.walletLimit, BADGE_LIMIT, "walletLimit");
        vm.assertEq(badge.yesPerUnit, BADGE_YES, "yesPerUnit");
        vm.assertEq(sold, 0, "sold");
    }

    function risingSteps(uint40 count) private pure returns (IPresale.Step[] memory steps) {
        steps = new IPresale.Step[](count);
        for (uint40 i = 0; i < count; ++i) steps[i] = IPresale.Step({startsAt: i + 1, price: i + 1});
    }

    function assertInvalidSteps(IPresale.Setup memory setup) private {
        vm.expectRevert(IPresale.InvalidSteps.selector);
        deployPresale(setup);
    }
}
