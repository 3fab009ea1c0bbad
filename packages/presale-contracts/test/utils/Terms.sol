// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice The sale under test: its dates, prices, items, roles and accounts.
abstract contract Terms {
    uint256 internal constant OPEN_AT = 1_759_842_000; // 2025-10-07 13:00 UTC
    uint256 internal constant SALE_AT = OPEN_AT - 7 days;
    uint256 internal constant LAST_STEP_AT = OPEN_AT + 7 days;
    uint256 internal constant UNLOCK_DEADLINE = OPEN_AT + 365 days;

    uint128 internal constant FIRST_PRICE = 0.05e18;
    uint128 internal constant OPEN_PRICE = 0.06e18;
    uint128 internal constant LAST_PRICE = 0.08e18;

    uint8 internal constant FRAGMENT = 1;
    uint8 internal constant BADGE = 2;
    uint32 internal constant FRAGMENT_CAP = 1000;
    uint32 internal constant BADGE_CAP = 100;
    uint32 internal constant BADGE_LIMIT = 5;
    uint128 internal constant FRAGMENT_YES = 1000e18; // 60 USD at the opening
    uint128 internal constant BADGE_YES = 10_000e18; // 600 USD at the opening
    uint256 internal constant YES_CAP = uint256(FRAGMENT_CAP) * FRAGMENT_YES + uint256(BADGE_CAP) * BADGE_YES;

    uint64 internal constant ADMIN_ROLE = 0;
    uint64 internal constant OPERATOR_ROLE = 1;
    uint64 internal constant GUARDIAN_ROLE = 2;
    uint64 internal constant MANAGER_ROLE = 3;
    uint32 internal constant ADMIN_DELAY = 2 days;

    address internal constant SAFE = address(uint160(uint256(keccak256("Safe")))); // ADMIN and MANAGER
    address internal constant OPERATOR = address(uint160(uint256(keccak256("operator"))));
    address internal constant GUARDIAN = address(uint160(uint256(keccak256("guardian"))));
    address internal constant KEEPER = address(uint160(uint256(keccak256("keeper"))));
    address internal constant TREASURY = address(uint160(uint256(keccak256("treasury"))));
    address internal constant FEE_RECIPIENT = address(uint160(uint256(keccak256("fee recipient"))));
    address internal constant ROOT = address(uint160(uint256(keccak256("root"))));
}
