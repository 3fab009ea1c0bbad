// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {IGenesisNFT} from "./interfaces/IGenesisNFT.sol";

/// @title GenesisNFT
/// @notice See {IGenesisNFT}.
contract GenesisNFT is ERC1155, AccessManaged, IGenesisNFT {
    uint256 private constant FRAGMENT = 1;
    uint256 private constant BADGE = 2;

    uint256 private immutable FRAGMENT_CAP;
    uint256 private immutable BADGE_CAP;

    /// @inheritdoc IGenesisNFT
    mapping(uint256 id => uint256) public totalSupply;

    /// @inheritdoc IGenesisNFT
    string public contractURI;

    /// @inheritdoc IGenesisNFT
    address public minter;

    /// @inheritdoc IGenesisNFT
    bool public minterSealed;

    /// @inheritdoc IGenesisNFT
    bool public metadataFrozen;

    /// @param baseUri folder of the metadata, as in {setURI}
    constructor(address authority, uint256 fragmentCap, uint256 badgeCap, string memory baseUri)
        ERC1155("")
        AccessManaged(authority)
    {
        FRAGMENT_CAP = fragmentCap;
        BADGE_CAP = badgeCap;
        _setMetadata(baseUri);
    }

    /// @inheritdoc IGenesisNFT
    function mint(address to, uint256 id, uint256 amount) external {
        if (msg.sender != minter) revert NotMinter();
        if (amount > cap(id) - totalSupply[id]) revert CapExceeded(id, cap(id));

        totalSupply[id] += amount;
        _mint(to, id, amount, "");
    }

    /// @inheritdoc IGenesisNFT
    function setMinter(address newMinter) external restricted {
        if (minterSealed) revert MinterAlreadySealed(minter);
        minter = newMinter;
        emit MinterSet(newMinter);
    }

    /// @inheritdoc IGenesisNFT
    function sealMinter() external restricted {
        minterSealed = true;
        emit MinterSealed(minter);
    }

    /// @inheritdoc IGenesisNFT
    function setURI(string calldata baseUri) external restricted {
        if (metadataFrozen) revert Frozen();
        _setMetadata(baseUri);
    }

    /// @inheritdoc IGenesisNFT
    function freezeMetadata() external restricted {
        metadataFrozen = true;
        emit MetadataFrozen();
    }

    /// @inheritdoc IGenesisNFT
    function cap(uint256 id) public view returns (uint256) {
        if (id == FRAGMENT) return FRAGMENT_CAP;
        return id == BADGE ? BADGE_CAP : 0;
    }

    function _setMetadata(string memory baseUri) private {
        string memory itemUri = string.concat(baseUri, "{id}.json");
        _setURI(itemUri);
        emit URI(itemUri, FRAGMENT);
        emit URI(itemUri, BADGE);

        contractURI = string.concat(baseUri, "contract.json");
        emit ContractURIUpdated();
    }
}
