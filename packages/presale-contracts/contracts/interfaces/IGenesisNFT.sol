// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title Genesis items
/// @notice ERC-1155 with two ids, 1 Fragment and 2 Badge, each with a cap that cannot change; ERC-7572 metadata.
interface IGenesisNFT {
    /// @notice Another contract may mint.
    event MinterSet(address minter);

    /// @notice The minter can never be replaced again.
    event MinterSealed(address minter);

    /// @notice The collection's metadata moved (ERC-7572).
    event ContractURIUpdated();

    /// @notice The metadata can never change again.
    event MetadataFrozen();

    /// @notice Only the minter (the sale) may mint.
    error NotMinter();

    /// @notice The minter is sealed and cannot be replaced.
    error MinterAlreadySealed(address minter);

    /// @notice More units than can ever exist.
    /// @param cap the most of `id`; 0 for an unknown id
    error CapExceeded(uint256 id, uint256 cap);

    /// @notice The metadata is frozen.
    error Frozen();

    /// @notice Mints `amount` units to `to`. Minter only.
    /// @dev Reverts with {NotMinter}, {CapExceeded}, or `ERC1155InvalidReceiver` when `to` is a contract without
    ///      the ERC-1155 hook.
    function mint(address to, uint256 id, uint256 amount) external;

    /// @notice Most units of `id` that can ever exist.
    function cap(uint256 id) external view returns (uint256);

    /// @notice Units of `id` that exist.
    function totalSupply(uint256 id) external view returns (uint256);

    /// @notice Metadata of the collection (ERC-7572).
    function contractURI() external view returns (string memory);

    /// @notice The contract that may mint.
    function minter() external view returns (address);

    /// @notice Whether the minter can no longer be replaced.
    function minterSealed() external view returns (bool);

    /// @notice Whether the metadata can no longer change.
    function metadataFrozen() external view returns (bool);

    /// @notice Replaces the minter. Restricted; reverts with {MinterAlreadySealed} once the minter is sealed.
    function setMinter(address newMinter) external;

    /// @notice Keeps the current minter for ever: no later sale can mint. Restricted; cannot be undone.
    function sealMinter() external;

    /// @notice Moves the metadata. Restricted; reverts with {Frozen}.
    /// @param baseUri folder, with the slash at its end: it holds `{id}.json` of each item and `contract.json`
    function setURI(string calldata baseUri) external;

    /// @notice Makes the metadata final. Restricted.
    function freezeMetadata() external;
}
