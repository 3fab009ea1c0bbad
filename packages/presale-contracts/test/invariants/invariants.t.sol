// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {GenesisNFT} from "../../contracts/GenesisNFT.sol";
import {Presale} from "../../contracts/Presale.sol";
import {Referral} from "../../contracts/Referral.sol";
import {RewardVault} from "../../contracts/RewardVault.sol";
import {IReferral} from "../../contracts/interfaces/IReferral.sol";
import {IRewardVault} from "../../contracts/interfaces/IRewardVault.sol";
import {MockERC20} from "../../contracts/mocks/MockERC20.sol";
import {Artifacts} from "../utils/Artifacts.sol";
import {Handler} from "./Handler.sol";
import {Ledger} from "./Ledger.sol";

/// @notice What holds after every action of {Handler}. I9, whitelisting and net + fee + gas fee = amount are
///         asserted in the actions themselves.
contract InvariantsTest is Artifacts {
    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    Handler private _handler;
    Ledger private _ledger;
    Presale private _presale;
    Referral private _referral;
    RewardVault private _vault;
    GenesisNFT private _nft;

    function setUp() public {
        _handler = Handler(deploy("test/invariants/Handler.sol/Handler", ""));
        _handler.setUp();
        _ledger = _handler.ledger();
        _presale = _handler.presale();
        _referral = _handler.referral();
        _vault = _handler.vault();
        _nft = _handler.nft();
    }

    function targetContracts() public view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(_handler);
    }

    /// @dev The actions that matter most are drawn more often.
    function targetSelectors() public view returns (FuzzSelector[] memory targets) {
        bytes4[12] memory actions = [
            _handler.buyItem.selector,
            _handler.requestPart.selector,
            _handler.bindUser.selector,
            _handler.settleAsKeeper.selector,
            _handler.settleAsUser.selector,
            _handler.passTime.selector,
            _handler.passOnItem.selector,
            _handler.collect.selector,
            _handler.donate.selector,
            _handler.rescueSurplus.selector,
            _handler.replaceSteps.selector,
            _handler.togglePause.selector
        ];
        uint8[12] memory weights = [8, 5, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1];

        targets = new FuzzSelector[](1);
        targets[0] = FuzzSelector(address(_handler), new bytes4[](28));
        uint256 drawn = 0;
        for (uint256 i = 0; i < actions.length; ++i) {
            for (uint256 n = 0; n < weights[i]; ++n) targets[0].selectors[drawn++] = actions[i];
        }
    }

    function invariant_VaultOwesWhatWasEarnedAndHoldsIt() public view {
        for (uint256 i = 0; i < 2; ++i) {
            MockERC20 token = _handler.tokenAt(i);
            uint256 balance = token.balanceOf(address(_vault));
            uint256 liability = _vault.liability(address(token));

            uint256 owedToUsers = 0;
            for (uint256 u = 0; u < _handler.USERS(); ++u) owedToUsers += checkRewards(_handler.userAt(u), token);
            vm.assertEq(liability, owedToUsers + _vault.fees(address(token)), "I1: liability");
            vm.assertGe(balance, liability, "I2: backed");
            uint256 expected = _ledger.inflow(address(token)) - _ledger.outflow(address(token));
            vm.assertEq(balance, expected, "I3: in - out");
            address root = _referral.ROOT();
            vm.assertEq(keccak256(abi.encode(_vault.balanceOf(root, address(token)))), keccak256(new bytes(96)), "I14: ROOT earns nothing");
        }
        for (uint256 u = 0; u < _handler.USERS(); ++u) checkWithdrawals(_handler.userAt(u));
    }

    function invariant_SaleSellsWithinItsCapsAndKeepsNothing() public view {
        for (uint256 i = 0; i < 2; ++i) {
            MockERC20 token = _handler.tokenAt(i);
            uint256 proceeds = token.balanceOf(_presale.treasury());
            uint256 rewards = _ledger.rewards(address(token));
            vm.assertEq(_ledger.paid(address(token)), proceeds + rewards, "I5: paid = treasury + rewards");
            vm.assertEq(token.balanceOf(address(_presale)), 0, "I6: the sale holds nothing");

            uint8 itemId = uint8(i + 1);
            (, uint256 sold) = _presale.items(itemId);
            vm.assertEq(sold, _ledger.sold(itemId), "I7: sold");
            vm.assertEq(_nft.totalSupply(itemId), sold, "I7: supply = sold");
            vm.assertLe(sold, _nft.cap(itemId), "I7: supply <= cap");
        }
        vm.assertEq(_handler.yes().totalSupply(), _ledger.yesBought(), "I8: YES supply = bought");
        vm.assertLe(_handler.yes().totalSupply(), _handler.yes().cap(), "I8: YES supply <= cap");
    }

    function invariant_ForestGrowsAndNeverChanges() public view {
        address root = _referral.ROOT();
        uint256 directs = _referral.profileOf(root).directCount;
        for (uint256 u = 0; u < _handler.USERS(); ++u) {
            address user = _handler.userAt(u);
            IReferral.Profile memory profile = _referral.profileOf(user);
            directs += profile.directCount;

            vm.assertEq(profile.inviter, _ledger.inviterOf(user), "I10: inviter never changes");
            if (profile.inviter == address(0)) {
                vm.assertEq(profile.code, bytes8(0), "I11: no code before binding");
                continue;
            }
            vm.assertEq(_referral.ownerOfCode(profile.code), user, "I11: code and user belong together");
            vm.assertEq(ancestorOf(user, _handler.USERS()), root, "I12: every path ends at ROOT");
        }
        vm.assertEq(directs, _ledger.bindings(), "I13: directs = bound users");
    }

    /// @return owed available and pending rewards of `user`
    function checkRewards(address user, MockERC20 token) private view returns (uint256 owed) {
        IRewardVault.Balance memory balance = _vault.balanceOf(user, address(token));
        owed = uint256(balance.available) + balance.pending;
        vm.assertEq(owed + balance.claimed, _ledger.earned(user, address(token)), "I4: earned");
    }

    /// @dev The ledger never forgets a payment, so a status that agrees with it never falls.
    function checkWithdrawals(address user) private view {
        (IRewardVault.Withdrawal[] memory page,) = _vault.withdrawalsOf(user, 0, type(uint256).max);
        for (uint256 i = 0; i < page.length; ++i) {
            Ledger.Request memory expected = _ledger.requestAt(page[i].id);
            bool paid = page[i].status == IRewardVault.Status.Success;
            vm.assertEq(expected.user, user, "withdrawal of the user");
            vm.assertEq(page[i].amount, expected.amount, "amount of the withdrawal");
            vm.assertEq(paid, expected.paid, "status of the withdrawal");
        }
    }

    function ancestorOf(address user, uint256 steps) private view returns (address ancestor) {
        ancestor = user;
        for (uint256 i = 0; i < steps && ancestor != _referral.ROOT(); ++i) ancestor = _referral.inviterOf(ancestor);
    }
}
