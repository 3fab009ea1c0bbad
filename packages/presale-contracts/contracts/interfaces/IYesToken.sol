// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title YES token
/// @notice ERC-20 with ERC-2612, 18 decimals and a cap; minted on purchase, not transferable until the launch.
interface IYesToken {
    /// @notice Another contract may mint.
    event MinterSet(address minter);

    /// @notice The minter can never be replaced again.
    event MinterSealed(address minter);

    /// @notice YES can be transferred from now on, for ever.
    event TransfersUnlocked();

    /// @notice Only the minter (the sale) may mint.
    error NotMinter();

    /// @notice The minter is sealed and cannot be replaced.
    error MinterAlreadySealed(address minter);

    /// @notice More YES than can ever exist.
    error CapExceeded(uint256 cap);

    /// @notice YES cannot be transferred before the launch.
    error TransfersLocked();

    /// @notice Mints `amount` to `to`. Minter only.
    /// @dev Reverts with {NotMinter} or {CapExceeded}.
    function mint(address to, uint256 amount) external;

    /// @notice Most YES that can ever exist.
    function cap() external view returns (uint256);

    /// @notice The contract that may mint.
    function minter() external view returns (address);

    /// @notice Whether the minter can no longer be replaced.
    function minterSealed() external view returns (bool);

    /// @notice Whether YES can be transferred.
    function transfersUnlocked() external view returns (bool);

    /// @notice Allows transfers for ever. Restricted before UNLOCK_DEADLINE, open to anyone from then on.
    function unlockTransfers() external;

    /// @notice From this second on anyone may unlock transfers.
    function UNLOCK_DEADLINE() external view returns (uint256);

    /// @notice Replaces the minter. Restricted; reverts with {MinterAlreadySealed} once the minter is sealed.
    function setMinter(address newMinter) external;

    /// @notice Keeps the current minter for ever: no later sale can mint. Restricted; cannot be undone.
    function sealMinter() external;
}
