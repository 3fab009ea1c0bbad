// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IGenesisNFT} from "./IGenesisNFT.sol";
import {IReferral} from "./IReferral.sol";
import {IRewardVault} from "./IRewardVault.sol";
import {IYesToken} from "./IYesToken.sol";

/// @title Sale of the Genesis items
/// @notice Sells at the price of the block. It holds no funds: a payment goes from the payer to the treasury and,
///         for the inviter's reward, to the vault, in the same transaction.
interface IPresale {
    /// @notice From `startsAt` on, one YES costs `price`.
    /// @param startsAt time in seconds
    /// @param price USD per YES, 18 decimals
    struct Step {
        uint40 startsAt;
        uint128 price;
    }

    /// @notice What is sold as one item.
    /// @param cap most units ever sold
    /// @param walletLimit most units per buyer; 0 for no limit
    /// @param yesPerUnit YES that comes with one unit, 18 decimals
    struct Item {
        uint32 cap;
        uint32 walletLimit;
        uint128 yesPerUnit;
    }

    /// @notice One purchase.
    /// @param id number of the purchase, from 1
    /// @param blockNumber block of the purchase
    /// @param time time of the purchase, in seconds
    /// @param itemId item bought
    /// @param quantity units bought
    /// @param payToken token paid with
    /// @param cost what was paid, in the smallest unit of `payToken`
    struct Purchase {
        uint40 id;
        uint40 blockNumber;
        uint40 time;
        uint8 itemId;
        uint16 quantity;
        address payToken;
        uint96 cost;
    }

    /// @notice The terms of a sale. Its deployment reverts with {InvalidTreasury}, with {InvalidSteps}, or with a
    ///         `CapExceeded` when the items or their YES could not all be minted.
    /// @param treasury receives the proceeds
    /// @param publicOpenAt from this second on everyone may buy
    /// @param items the items; the first has id 1
    /// @param steps price steps, time and price strictly rising
    struct Setup {
        IReferral referral;
        IRewardVault rewardVault;
        IGenesisNFT genesisNft;
        IYesToken yesToken;
        address treasury;
        uint40 publicOpenAt;
        Item[] items;
        Step[] steps;
    }

    /// @notice Items were bought.
    /// @param inviter the buyer's inviter
    /// @param cost what the buyer paid, in the smallest unit of `payToken`
    /// @param yesAmount YES minted to the buyer
    /// @param price USD per YES, 18 decimals
    /// @param reward part of `cost` credited to `inviter`
    event Purchased(
        uint256 indexed purchaseId,
        address indexed buyer,
        address indexed inviter,
        uint8 itemId,
        uint16 quantity,
        address payToken,
        uint256 cost,
        uint256 yesAmount,
        uint256 price,
        uint256 reward
    );

    /// @notice The unlocked price steps were replaced.
    /// @param future the new steps, after the locked ones
    event PriceStepsSet(Step[] future);

    /// @notice The whitelist was replaced.
    /// @param uri where its shards are; anyone can rebuild the root from them
    event WhitelistRootSet(bytes32 root, string uri);

    /// @notice A payment token was switched on or off.
    event PaymentTokenSet(address indexed token, bool enabled);

    /// @notice Another account receives the proceeds.
    event TreasurySet(address treasury);

    /// @notice The first price step lies ahead.
    error SaleNotStarted();

    /// @notice Before the public opening only whitelisted users can buy.
    error NotWhitelisted(address buyer);

    /// @notice The buyer has no inviter yet.
    error NotBound(address buyer);

    /// @notice This token is not accepted now, or cannot be.
    error TokenNotAccepted(address token);

    /// @notice There is no such item.
    error UnknownItem(uint8 itemId);

    /// @notice The quantity is zero.
    error InvalidQuantity();

    /// @notice Fewer units are left than were asked for.
    error SoldOut(uint8 itemId, uint256 available);

    /// @notice The buyer may buy fewer units than they asked for.
    error WalletLimitReached(uint8 itemId, uint256 left);

    /// @notice The price rose above what the buyer agreed to.
    error CostExceedsMax(uint256 cost, uint256 maxCost);

    /// @notice The buyer holds too little.
    error InsufficientBalance(address token, uint256 balance, uint256 cost);

    /// @notice The buyer approved too little.
    error InsufficientAllowance(address token, uint256 allowance, uint256 cost);

    /// @notice Another amount arrived than was sent: the token charges a fee.
    error TransferMismatch(address token, uint256 expected, uint256 received);

    /// @notice The treasury must not be the zero address.
    error InvalidTreasury(address treasury);

    /// @notice Steps must rise strictly in time and price, lie beyond NOTICE, and be 1 to 64 in all.
    error InvalidSteps();

    /// @notice Buys for the caller at the price of this block.
    /// @dev Reverts with every error above except {InvalidTreasury} and {InvalidSteps}, with `EnforcedPause`, and with
    ///      `ERC1155InvalidReceiver` when the caller is a contract that cannot hold the items.
    /// @param itemId 1 Fragment, 2 Badge
    /// @param quantity units to buy
    /// @param payToken token to pay with
    /// @param maxCost most units of `payToken` the buyer agrees to: a price step in between reverts, never overcharges
    /// @param proof whitelist proof; ignored from PUBLIC_OPEN_AT on
    /// @return purchaseId number of the purchase
    function buy(uint8 itemId, uint16 quantity, address payToken, uint256 maxCost, bytes32[] calldata proof)
        external
        returns (uint256 purchaseId);

    /// @notice What a purchase costs and brings now.
    /// @dev Reverts with {SaleNotStarted}, {TokenNotAccepted} or {UnknownItem}.
    /// @return cost in the smallest unit of `payToken`, rounded up
    /// @return yesAmount YES, 18 decimals
    function quote(uint8 itemId, uint16 quantity, address payToken)
        external
        view
        returns (uint256 cost, uint256 yesAmount);

    /// @notice The price now and the next one, USD per YES with 18 decimals.
    /// @return current 0 before the first step
    /// @return next 0 when no step is left
    /// @return nextAt time of the next step in seconds; 0 when no step is left, so there is no countdown
    function priceInfo() external view returns (uint256 current, uint256 next, uint256 nextAt);

    /// @notice All price steps, past and future.
    function steps() external view returns (Step[] memory);

    /// @notice Terms of an item and the units sold. All zero for an unknown item.
    function items(uint8 itemId) external view returns (Item memory config, uint256 sold);

    /// @notice Units of an item that `buyer` bought here.
    function boughtBy(address buyer, uint8 itemId) external view returns (uint256);

    /// @notice Whether `proof` shows `user` on the whitelist. The time does not matter.
    function isWhitelisted(address user, bytes32[] calldata proof) external view returns (bool);

    /// @notice Merkle root of the whitelist.
    function whitelistRoot() external view returns (bytes32);

    /// @notice Every token that was ever switched on, and whether it is now.
    function paymentTokens() external view returns (address[] memory tokens, bool[] memory enabled);

    /// @notice Purchases of `buyer`, newest first.
    /// @param cursor 0 to start, then the `next` of the page before (of the same buyer)
    /// @param limit most entries to return
    /// @return page the purchases
    /// @return next cursor of the next page; 0 at the end
    function purchasesOf(address buyer, uint40 cursor, uint256 limit)
        external
        view
        returns (Purchase[] memory page, uint40 next);

    /// @notice Receives the proceeds.
    function treasury() external view returns (address);

    /// @notice Who invited whom.
    function referral() external view returns (IReferral);

    /// @notice Where the rewards go.
    function rewardVault() external view returns (IRewardVault);

    /// @notice The items.
    function genesisNft() external view returns (IGenesisNFT);

    /// @notice The YES token.
    function yesToken() external view returns (IYesToken);

    /// @notice From this second on everyone may buy. Nobody can move it.
    function PUBLIC_OPEN_AT() external view returns (uint256);

    /// @notice Steps that start within this many seconds are locked.
    function NOTICE() external view returns (uint256);

    /// @notice Replaces all price steps that are not locked. Restricted.
    /// @dev Reverts with {InvalidSteps}.
    /// @param future may be empty: then the last locked price stays
    function setFutureSteps(Step[] calldata future) external;

    /// @notice Replaces the whitelist. Restricted.
    /// @dev Leaves are the double hash of abi.encode(address), as in OpenZeppelin's StandardMerkleTree.
    /// @param uri where the shards are published
    function setWhitelistRoot(bytes32 root, string calldata uri) external;

    /// @notice Accepts a token. Restricted.
    /// @dev Reverts with {TokenNotAccepted} unless the vault knows the token.
    function enablePaymentToken(address token) external;

    /// @notice Stops accepting a token. Restricted; its own selector, so that a guardian can only switch off.
    /// @dev Reverts with {TokenNotAccepted} when the token was never enabled.
    function disablePaymentToken(address token) external;

    /// @notice Replaces the account that receives the proceeds. Restricted; reverts with {InvalidTreasury}.
    function setTreasury(address newTreasury) external;

    /// @notice Stops sales. Rewards, withdrawals and bindings go on. Restricted.
    function pause() external;

    /// @notice Resumes sales. Restricted.
    function unpause() external;

    /// @notice Sends away tokens that came here by mistake. Restricted.
    function rescue(address token, address to, uint256 amount) external;
}
