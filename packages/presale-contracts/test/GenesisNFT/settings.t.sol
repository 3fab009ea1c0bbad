// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC1155} from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";
import {IGenesisNFT} from "../../contracts/interfaces/IGenesisNFT.sol";
import {Fixture} from "../utils/Fixture.sol";

contract GenesisNFTSettingsTest is Fixture {
    function test_RevertSetMinterGiven_TheMinterIsSealed() public {
        nft.sealMinter();

        // it should revert with MinterAlreadySealed
        vm.expectRevert(abi.encodeWithSelector(IGenesisNFT.MinterAlreadySealed.selector, address(presale)));
        nft.setMinter(stranger);
        vm.assertEq(nft.minter(), address(presale), "minter");
    }

    function test_SetMinterGivenTheMinterIsNotSealed() public {
        // it should emit MinterSet
        vm.expectEmit();
        emit IGenesisNFT.MinterSet(stranger);
        nft.setMinter(stranger);

        // it should let the new minter mint and no longer the old one
        vm.assertEq(nft.minter(), stranger, "minter");
        vm.prank(stranger);
        nft.mint(alice, FRAGMENT, 1);
        vm.expectRevert(IGenesisNFT.NotMinter.selector);
        vm.prank(address(presale));
        nft.mint(alice, FRAGMENT, 1);
    }

    function test_SealMinterWhenCalled() public {
        vm.assertEq(nft.minterSealed(), false, "sealed before");

        // it should seal the minter and emit MinterSealed
        vm.expectEmit();
        emit IGenesisNFT.MinterSealed(address(presale));
        nft.sealMinter();
        vm.assertEq(nft.minterSealed(), true, "sealed");

        // it should let the minter go on minting
        vm.prank(address(presale));
        nft.mint(alice, FRAGMENT, 1);
        vm.assertEq(nft.totalSupply(FRAGMENT), 1, "minted");
    }

    function test_RevertSetURIGiven_TheMetadataIsFrozen() public {
        nft.freezeMetadata();

        // it should revert with Frozen
        vm.expectRevert(IGenesisNFT.Frozen.selector);
        nft.setURI("ipfs://other/");
        vm.assertEq(nft.uri(FRAGMENT), "https://genesis.example/{id}.json", "uri");
    }

    function test_SetURIGivenTheMetadataIsNotFrozen() public {
        vm.assertEq(nft.uri(BADGE), "https://genesis.example/{id}.json", "uri before");
        vm.assertEq(nft.contractURI(), "https://genesis.example/contract.json", "contractURI before");

        // it should emit URI and ContractURIUpdated
        vm.expectEmit();
        emit IERC1155.URI("ipfs://other/{id}.json", FRAGMENT);
        vm.expectEmit();
        emit IERC1155.URI("ipfs://other/{id}.json", BADGE);
        vm.expectEmit();
        emit IGenesisNFT.ContractURIUpdated();
        nft.setURI("ipfs://other/");

        // it should move the metadata of the items and of the collection
        vm.assertEq(nft.uri(FRAGMENT), "ipfs://other/{id}.json", "uri");
        vm.assertEq(nft.contractURI(), "ipfs://other/contract.json", "contractURI");
    }

    function test_FreezeMetadataWhenCalled() public {
        vm.assertEq(nft.metadataFrozen(), false, "frozen before");

        // it should freeze the metadata and emit MetadataFrozen
        vm.expectEmit();
        emit IGenesisNFT.MetadataFrozen();
        nft.freezeMetadata();
        vm.assertEq(nft.metadataFrozen(), true, "frozen");
    }
}
