// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {IERC1155} from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IPresale} from "./interfaces/IPresale.sol";
import {IPresaleLens} from "./interfaces/IPresaleLens.sol";
import {IReferral} from "./interfaces/IReferral.sol";
import {IRewardVault} from "./interfaces/IRewardVault.sol";

/// @title PresaleLens
/// @notice See {IPresaleLens}.
contract PresaleLens is IPresaleLens {
    uint8 private constant ITEM_COUNT = 2;

    /// @dev The most gas that one token gets. A token takes about 20,000, behind a proxy 40,000; one that burns it all
    ///      leaves enough for the others within the gas limit that nodes set for a call.
    uint256 private constant TOKEN_GAS = 200_000;

    /// @notice The sale that is shown.
    IPresale public immutable presale;

    IReferral private immutable _referral;
    IRewardVault private immutable _rewardVault;

    constructor(IPresale presale_) {
        presale = presale_;
        _referral = presale_.referral();
        _rewardVault = presale_.rewardVault();
    }

    /// @inheritdoc IPresaleLens
    function home(address user) external view returns (HomeView memory view_) {
        view_.blockNumber = block.number;
        view_.timestamp = block.timestamp;
        view_.paused = Pausable(address(presale)).paused();
        view_.publicOpenAt = presale.PUBLIC_OPEN_AT();
        view_.publicOpen = block.timestamp >= view_.publicOpenAt;
        view_.whitelistRoot = presale.whitelistRoot();
        (view_.price, view_.nextPrice, view_.nextPriceAt) = presale.priceInfo();
        view_.yesHoldings = IERC20(address(presale.yesToken())).balanceOf(user);
        view_.lastPurchaseAt = _lastPurchaseAt(user);
        view_.tierBps = _referral.tierOf(user);
        view_.profile = _referral.profileOf(user);
        view_.items = _items(user, view_.price);
        view_.tokens = _tokens(user);
    }

    /// @inheritdoc IPresaleLens
    function readToken(IERC20Metadata token, address user)
        external
        view
        returns (string memory symbol, uint256 balance, uint256 allowance)
    {
        return (token.symbol(), token.balanceOf(user), token.allowance(user, address(presale)));
    }

    function _lastPurchaseAt(address user) private view returns (uint40) {
        (IPresale.Purchase[] memory page,) = presale.purchasesOf(user, 0, 1);
        return page.length == 0 ? 0 : page[0].time;
    }

    function _items(address user, uint256 price) private view returns (ItemView[] memory views) {
        views = new ItemView[](ITEM_COUNT);
        for (uint8 i = 0; i < ITEM_COUNT; ++i) {
            uint8 id = i + 1;
            (IPresale.Item memory item, uint256 sold) = presale.items(id);
            views[i] = ItemView({
                id: id,
                unitPriceUsd: Math.mulDiv(item.yesPerUnit, price, 1e18, Math.Rounding.Ceil),
                yesPerUnit: item.yesPerUnit,
                available: item.cap - sold,
                owned: IERC1155(address(presale.genesisNft())).balanceOf(user, id),
                walletLeft: item.walletLimit == 0
                    ? type(uint256).max
                    : item.walletLimit - presale.boughtBy(user, id)
            });
        }
    }

    function _tokens(address user) private view returns (TokenView[] memory views) {
        (address[] memory tokens, bool[] memory enabled) = presale.paymentTokens();
        views = new TokenView[](tokens.length);
        for (uint256 i = 0; i < tokens.length; ++i) {
            TokenView memory token = _rewards(user, tokens[i]);
            token.enabled = enabled[i];
            views[i] = token;
            if (!enabled[i]) continue;

            // A call of its own also catches a token that burns its gas or returns something that does not decode.
            try this.readToken{gas: TOKEN_GAS}(IERC20Metadata(tokens[i]), user) returns (
                string memory symbol, uint256 balance, uint256 allowance
            ) {
                token.readable = true;
                (token.symbol, token.balance, token.allowance) = (symbol, balance, allowance);
            } catch {}
        }
    }

    /// @dev The part of the view that the vault knows. The gas fee is one whole token, which gives the decimals.
    function _rewards(address user, address token) private view returns (TokenView memory view_) {
        IRewardVault.Balance memory rewards = _rewardVault.balanceOf(user, token);
        (, uint256 gasFee,) = _rewardVault.quoteWithdrawal(token, 0);
        view_.token = token;
        view_.decimals = uint8(Math.log10(gasFee));
        view_.rewardAvailable = rewards.available;
        view_.rewardPending = rewards.pending;
        view_.rewardClaimed = rewards.claimed;
        view_.minWithdrawal = _rewardVault.minWithdrawal(token);
    }
}
