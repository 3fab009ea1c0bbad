// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice What the handler expects, kept apart from the contracts under test.
contract Ledger {
    struct Purchase {
        address token;
        address inviter;
        uint8 itemId;
        uint16 quantity;
        uint256 cost;
        uint256 yesAmount;
        uint256 reward;
    }

    struct Request {
        address user;
        address token;
        uint256 amount;
        uint256 time;
        bool paid;
    }

    uint40 public lastRequest;
    uint256 public bindings;
    uint256 public yesBought;
    uint256 public floor;
    mapping(address token => uint256) public paid;
    mapping(address token => uint256) public rewards;
    mapping(address token => uint256) public inflow;
    mapping(address token => uint256) public outflow;
    mapping(uint256 itemId => uint256) public sold;
    mapping(address user => address) public inviterOf;
    mapping(address user => mapping(address token => uint256)) public earned;
    mapping(uint256 id => Request) private _requests;

    /// @notice The price may not fall below `price` any more.
    function setFloor(uint256 price) external {
        floor = price;
    }

    function recordBinding(address user, address inviter) external {
        inviterOf[user] = inviter;
        ++bindings;
    }

    function recordPurchase(Purchase calldata order) external {
        paid[order.token] += order.cost;
        sold[order.itemId] += order.quantity;
        yesBought += order.yesAmount;
        earned[order.inviter][order.token] += order.reward;
        rewards[order.token] += order.reward;
        inflow[order.token] += order.reward;
    }

    function recordRequest(uint40 id, address user, address token, uint256 amount) external {
        lastRequest = id;
        _requests[id] = Request(user, token, amount, block.timestamp, false);
    }

    function recordSettlement(uint40 id, uint256 sent) external {
        _requests[id].paid = true;
        outflow[_requests[id].token] += sent;
    }

    /// @notice Tokens that came to the vault.
    function recordInflow(address token, uint256 amount) external {
        inflow[token] += amount;
    }

    /// @notice Tokens that left the vault.
    function recordOutflow(address token, uint256 amount) external {
        outflow[token] += amount;
    }

    function requestAt(uint40 id) external view returns (Request memory) {
        return _requests[id];
    }
}
