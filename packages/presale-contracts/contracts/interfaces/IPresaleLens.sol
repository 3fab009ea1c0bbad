// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {IReferral} from "./IReferral.sol";

/// @title Read model of the home page
/// @notice All that the page shows, consistent at one block, in one call. It has no state: redeploy it freely.
interface IPresaleLens {
    /// @notice An item for sale.
    /// @param unitPriceUsd USD per unit now, 18 decimals, rounded up; 0 before the sale
    /// @param yesPerUnit YES that comes with one unit, 18 decimals
    /// @param available units left
    /// @param owned units the user holds
    /// @param walletLeft units the user may still buy; the greatest number when there is no limit
    struct ItemView {
        uint8 id;
        uint256 unitPriceUsd;
        uint256 yesPerUnit;
        uint256 available;
        uint256 owned;
        uint256 walletLeft;
    }

    /// @notice A payment token. Amounts are in its smallest unit.
    /// @param symbol empty unless `readable`
    /// @param enabled whether the sale accepts it now
    /// @param readable whether `symbol`, `balance` and `allowance` come from the token. Tokens that are not enabled are
    ///        not asked; an enabled token that fails to answer cannot be paid with either
    /// @param balance what the user holds; 0 unless `readable`
    /// @param allowance what the user approved for the sale; 0 unless `readable`
    /// @param rewardAvailable rewards the user can withdraw
    /// @param rewardPending rewards requested and not yet paid
    /// @param rewardClaimed rewards paid, before fees
    /// @param minWithdrawal least amount of a withdrawal
    struct TokenView {
        address token;
        string symbol;
        uint8 decimals;
        bool enabled;
        bool readable;
        uint256 balance;
        uint256 allowance;
        uint256 rewardAvailable;
        uint256 rewardPending;
        uint256 rewardClaimed;
        uint256 minWithdrawal;
    }

    /// @notice The home page of one user.
    /// @param blockNumber block of this view
    /// @param timestamp time of that block: the page's clock
    /// @param publicOpen whether everyone may buy
    /// @param price USD per YES, 18 decimals; 0 before the sale
    /// @param nextPrice 0 when no step is left
    /// @param nextPriceAt 0 when no step is left
    /// @param yesHoldings YES the user holds
    /// @param lastPurchaseAt time of the user's last purchase; 0 if none
    /// @param tierBps rate at which the user earns, in basis points
    /// @param profile inviter, directs and own code of the user
    struct HomeView {
        uint256 blockNumber;
        uint256 timestamp;
        bool paused;
        bool publicOpen;
        uint256 publicOpenAt;
        bytes32 whitelistRoot;
        uint256 price;
        uint256 nextPrice;
        uint256 nextPriceAt;
        uint256 yesHoldings;
        uint40 lastPurchaseAt;
        uint16 tierBps;
        IReferral.Profile profile;
        ItemView[] items;
        TokenView[] tokens;
    }

    /// @notice The home page as `user` sees it; the zero address stands for a visitor without a wallet.
    /// @dev A token that fails makes only its own view incomplete.
    function home(address user) external view returns (HomeView memory);

    /// @notice Reads from a payment token what {home} shows of it. Reverts when the token does.
    function readToken(IERC20Metadata token, address user)
        external
        view
        returns (string memory symbol, uint256 balance, uint256 allowance);
}
