// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MockERC20} from "./MockERC20.sol";

/// @title Token that changes an allowance only from zero, as Tether's on Ethereum
contract ZeroFirstToken is MockERC20 {
    /// @notice Whether an allowance cannot even be taken back.
    bool public isStuck;

    function symbol() public pure override returns (string memory) {
        return "ZERO";
    }

    function setStuck(bool value) external {
        isStuck = value;
    }

    function approve(address spender, uint256 amount) public override returns (bool) {
        bool isOpen = allowance(msg.sender, spender) != 0;
        require(!isOpen || (amount == 0 && !isStuck), "approve from zero");
        return super.approve(spender, amount);
    }
}
