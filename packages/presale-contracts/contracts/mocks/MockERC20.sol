// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @title Development token that anyone can mint
/// @dev Name, symbol and decimals are code, not storage, so that the runtime code works at any address it is put at.
abstract contract MockERC20 is ERC20("", "") {
    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}
