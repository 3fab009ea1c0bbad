// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC1155Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IGenesisNFT} from "../../contracts/interfaces/IGenesisNFT.sol";
import {Fixture} from "../utils/Fixture.sol";

contract GenesisNFTMintTest is Fixture {
    function test_RevertWhen_TheCallerIsNotTheMinter() public {
        // it should revert with NotMinter
        vm.expectRevert(IGenesisNFT.NotMinter.selector);
        vm.prank(alice);
        nft.mint(alice, FRAGMENT, 1);
    }

    function test_RevertWhen_TheIdIsUnknown() public {
        // it should revert with CapExceeded
        assertCapExceeded(0, 1, 0);
        assertCapExceeded(3, 1, 0);
    }

    function test_RevertWhen_TheCapWouldBeExceeded() public {
        mint(alice, FRAGMENT, FRAGMENT_CAP - 1);
        mint(alice, BADGE, BADGE_CAP);

        // it should revert with CapExceeded
        assertCapExceeded(FRAGMENT, 2, FRAGMENT_CAP);
        assertCapExceeded(BADGE, 1, BADGE_CAP);
        assertCapExceeded(FRAGMENT, type(uint256).max, FRAGMENT_CAP);
        mint(alice, FRAGMENT, 1);
    }

    function test_RevertWhen_TheReceiverCannotHoldTheItems() public {
        // it should revert with ERC1155InvalidReceiver
        vm.expectRevert(abi.encodeWithSelector(IERC1155Errors.ERC1155InvalidReceiver.selector, referral));
        mint(address(referral), FRAGMENT, 1);
    }

    function test_WhenTheCapAllowsIt() public {
        mint(alice, BADGE, 3);

        // it should mint and count the supply of that id only
        vm.assertEq(nft.balanceOf(alice, BADGE), 3, "balance");
        vm.assertEq(nft.totalSupply(BADGE), 3, "supply");
        vm.assertEq(nft.totalSupply(FRAGMENT), 0, "supply of the other id");
        vm.assertEq(nft.cap(FRAGMENT), FRAGMENT_CAP, "cap of the Fragment");
        vm.assertEq(nft.cap(BADGE), BADGE_CAP, "cap of the Badge");
        vm.assertEq(nft.cap(3), 0, "cap of an unknown id");
    }

    function mint(address to, uint256 id, uint256 amount) private {
        vm.prank(address(presale));
        nft.mint(to, id, amount);
    }

    function assertCapExceeded(uint256 id, uint256 amount, uint256 cap) private {
        vm.expectRevert(abi.encodeWithSelector(IGenesisNFT.CapExceeded.selector, id, cap));
        mint(alice, id, amount);
    }
}
