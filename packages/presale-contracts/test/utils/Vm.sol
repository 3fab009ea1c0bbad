// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice The cheat codes of Hardhat's Solidity tests that are used here.
interface Vm {
    struct Log {
        bytes32[] topics;
        bytes data;
        address emitter;
    }

    function warp(uint256 time) external;
    function roll(uint256 blockNumber) external;
    function prank(address sender) external;
    function startPrank(address sender) external;
    function stopPrank() external;
    function etch(address target, bytes calldata code) external;
    function store(address target, bytes32 slot, bytes32 value) external;
    function addr(uint256 key) external pure returns (address);
    function sign(uint256 key, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
    function recordLogs() external;
    function getRecordedLogs() external returns (Log[] memory logs);
    function expectEmit() external;
    function expectRevert(bytes4 selector) external;
    function expectRevert(bytes calldata data) external;
    function readFile(string calldata path) external view returns (string memory text);
    function parseJsonBytes(string calldata json, string calldata key) external pure returns (bytes memory value);
    function snapshotGasLastCall(string calldata group, string calldata name) external returns (uint256 gas);
    function assertTrue(bool value, string calldata what) external pure;
    function assertEq(bool left, bool right, string calldata what) external pure;
    function assertEq(uint256 left, uint256 right, string calldata what) external pure;
    function assertEq(address left, address right, string calldata what) external pure;
    function assertEq(bytes32 left, bytes32 right, string calldata what) external pure;
    function assertEq(string calldata left, string calldata right, string calldata what) external pure;
    function assertLe(uint256 left, uint256 right, string calldata what) external pure;
    function assertGe(uint256 left, uint256 right, string calldata what) external pure;
}
