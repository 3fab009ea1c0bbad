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
            IERC20Metadata token = IERC20Metadata(tokens[i]);
            IRewardVault.Balance memory rewards = _rewardVault.balanceOf(user, tokens[i]);
            views[i] = TokenView({
                token: tokens[i],
                symbol: token.symbol(),
                decimals: token.decimals(),
                enabled: enabled[i],
                balance: token.balanceOf(user),
                allowance: token.allowance(user, address(presale)),
                rewardAvailable: rewards.available,
                rewardPending: rewards.pending,
                rewardClaimed: rewards.claimed,
                minWithdrawal: _rewardVault.minWithdrawal(tokens[i])
            });
        }
    }
}
