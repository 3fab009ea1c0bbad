// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @notice A token that anybody mints and that may keep a part of each transfer. For development chains.
contract DevToken is ERC20 {
    uint8 private immutable _decimals;
    uint256 public immutable feeBps;

    constructor(string memory name, string memory symbol, uint8 decimals_, uint256 feeBps_) ERC20(name, symbol) {
        _decimals = decimals_;
        feeBps = feeBps_;
    }

    function decimals() public view override returns (uint8) {
        return _decimals;
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function _update(address from, address to, uint256 amount) internal override {
        uint256 fee = from == address(0) || to == address(0) ? 0 : (amount * feeBps) / 10_000;
        super._update(from, to, amount - fee);
        if (fee > 0) super._update(from, address(0), fee);
    }
}
