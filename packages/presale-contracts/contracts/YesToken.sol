// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {IYesToken} from "./interfaces/IYesToken.sol";

/// @title YesToken
/// @notice See {IYesToken}.
contract YesToken is ERC20, ERC20Permit, AccessManaged, IYesToken {
    /// @inheritdoc IYesToken
    uint256 public immutable cap;

    /// @inheritdoc IYesToken
    uint256 public immutable UNLOCK_DEADLINE;

    /// @inheritdoc IYesToken
    address public minter;

    /// @inheritdoc IYesToken
    bool public minterSealed;

    /// @inheritdoc IYesToken
    bool public transfersUnlocked;

    /// @param supplyCap most YES that can ever exist, 18 decimals
    /// @param unlockDeadline from this second on anyone may unlock transfers
    constructor(address authority, uint256 supplyCap, uint256 unlockDeadline)
        ERC20("YES", "YES")
        ERC20Permit("YES")
        AccessManaged(authority)
    {
        cap = supplyCap;
        UNLOCK_DEADLINE = unlockDeadline;
    }

    /// @inheritdoc IYesToken
    function mint(address to, uint256 amount) external {
        if (msg.sender != minter) revert NotMinter();
        if (amount > cap - totalSupply()) revert CapExceeded(cap);
        _mint(to, amount);
    }

    /// @inheritdoc IYesToken
    function unlockTransfers() external {
        if (block.timestamp < UNLOCK_DEADLINE) _checkCanCall(msg.sender, msg.data);
        if (transfersUnlocked) return;

        transfersUnlocked = true;
        emit TransfersUnlocked();
    }

    /// @inheritdoc IYesToken
    function setMinter(address newMinter) external restricted {
        if (minterSealed) revert MinterAlreadySealed(minter);
        minter = newMinter;
        emit MinterSet(newMinter);
    }

    /// @inheritdoc IYesToken
    function sealMinter() external restricted {
        minterSealed = true;
        emit MinterSealed(minter);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0) && !transfersUnlocked) revert TransfersLocked();
        super._update(from, to, value);
    }
}
