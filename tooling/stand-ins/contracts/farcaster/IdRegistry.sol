// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice What a login reads of Farcaster's IdRegistry: which user an address is the custody address of. Anybody may
/// give an id away. For development chains.
contract IdRegistry {
    mapping(address owner => uint256 fid) public idOf;
    mapping(uint256 fid => address owner) public custodyOf;

    function assign(uint256 fid, address owner) external {
        delete idOf[custodyOf[fid]];
        idOf[owner] = fid;
        custodyOf[fid] = owner;
    }
}
