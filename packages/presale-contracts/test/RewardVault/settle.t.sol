// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRewardVault} from "../../contracts/interfaces/IRewardVault.sol";
import {BlockingToken} from "../../contracts/mocks/BlockingToken.sol";
import {CallingToken} from "../../contracts/mocks/CallingToken.sol";
import {MockERC20} from "../../contracts/mocks/MockERC20.sol";
import {ReenteringWallet} from "../../contracts/mocks/ReenteringWallet.sol";
import {VoidToken} from "../../contracts/mocks/VoidToken.sol";
import {Fixture} from "../utils/Fixture.sol";

contract RewardVaultSettleTest is Fixture {
    uint96 private constant AMOUNT = 100e18;
    uint256 private constant FEE = 5e18;
    uint256 private constant GAS_FEE = 1e18;
    uint256 private constant NET = 94e18;

    uint40 private _id;

    function setUp() public override {
        super.setUp();
        earn(alice, usdt, 2 * AMOUNT);
        earn(bob, usdt, AMOUNT);
        _id = request(alice, usdt, AMOUNT);
    }

    function test_RevertWhen_TheTokenIsNotRegistered() public {
        // it should revert with UnknownToken
        vm.expectRevert(abi.encodeWithSelector(IRewardVault.UnknownToken.selector, stranger));
        vault.settle(stranger, ids(_id));
    }

    function test_WhenTheKeeperSettles() public {
        // it should emit WithdrawalSettled
        vm.expectEmit();
        emit IRewardVault.WithdrawalSettled(_id, alice, address(usdt), KEEPER, NET);
        vm.prank(KEEPER);
        vm.assertEq(vault.settle(address(usdt), ids(_id)), 1, "settled");

        // it should pay the user the net amount
        assertBalance(usdt, alice, NET);

        // it should pay the keeper the gas fee
        assertBalance(usdt, KEEPER, GAS_FEE);

        // it should keep the withdrawal fee for the fee recipient
        vm.assertEq(vault.fees(address(usdt)), FEE, "fees");
        assertBalance(usdt, address(vault), 2 * AMOUNT + FEE);

        // it should move the amount from pending to claimed
        IRewardVault.Balance memory balance = vault.balanceOf(alice, address(usdt));
        vm.assertEq(balance.available, AMOUNT, "available");
        vm.assertEq(balance.pending, 0, "pending");
        vm.assertEq(balance.claimed, AMOUNT, "claimed");

        // it should take the payments off the liability
        vm.assertEq(vault.liability(address(usdt)), 2 * AMOUNT + FEE, "liability");

        // it should record Success
        assertWithdrawal(alice, NET, IRewardVault.Status.Success);
    }

    function test_WhenAnybodyElseSettles() public {
        vm.warp(OPEN_AT + 10 minutes - 1);

        // it should skip the withdrawal
        vm.assertEq(settle(stranger, usdt, _id), 0, "settled by a stranger");
        vm.assertEq(settle(alice, usdt, _id), 0, "settled by the user");
        assertBalance(usdt, alice, 0);
        assertWithdrawal(alice, NET, IRewardVault.Status.Processing);
    }

    function test_WhenAStrangerSettles() public {
        vm.warp(OPEN_AT + 10 minutes);

        // it should pay the user and the stranger
        vm.assertEq(settle(stranger, usdt, _id), 1, "settled");
        assertBalance(usdt, alice, NET);
        assertBalance(usdt, stranger, GAS_FEE);
        assertWithdrawal(alice, NET, IRewardVault.Status.Success);
    }

    function test_WhenTheUserSettles() public {
        vm.warp(OPEN_AT + 10 minutes);

        // it should pay the user net and gas fee
        vm.expectEmit();
        emit IRewardVault.WithdrawalSettled(_id, alice, address(usdt), alice, NET + GAS_FEE);
        settle(alice, usdt, _id);
        assertBalance(usdt, alice, NET + GAS_FEE);
        assertWithdrawal(alice, NET + GAS_FEE, IRewardVault.Status.Success);
    }

    function test_WhenAnIdIsUnknownPaidOrOfAnotherToken() public {
        settle(KEEPER, usdt, _id);
        earn(alice, usd6, 10e6);
        uint40 other = request(alice, usd6, 10e6);

        // it should skip that id and emit SettlementSkipped
        uint40[3] memory skipped = [_id, other, 999];
        for (uint256 i = 0; i < skipped.length; ++i) {
            vm.expectEmit();
            emit IRewardVault.SettlementSkipped(skipped[i]);
            vm.assertEq(settle(KEEPER, usdt, skipped[i]), 0, "settled");
        }
        assertBalance(usdt, alice, NET);
        assertBalance(usdt, KEEPER, GAS_FEE);
        vm.assertEq(vault.liability(address(usdt)), 2 * AMOUNT + FEE, "liability");
        vm.assertEq(vault.balanceOf(alice, address(usd6)).pending, 10e6, "pending in the other token");
    }

    function test_WhenAnIdIsNotRequestedYet() public {
        VoidToken void = new VoidToken(); // lets even the zero address receive
        MockERC20 token = MockERC20(address(void));
        vault.registerToken(address(token));
        earn(alice, token, AMOUNT);

        // it should skip that id and pay it once it is requested
        vm.assertEq(settle(KEEPER, token, _id + 1), 0, "settled before");
        vm.assertEq(settle(KEEPER, token, request(alice, token, AMOUNT)), 1, "settled");
        assertBalance(token, alice, NET);
    }

    function test_WhenNoIdIsPayable() public {
        BlockingToken token = new BlockingToken();
        vault.registerToken(address(token));
        token.setBlocked(KEEPER, true);

        // it should move no tokens
        vm.assertEq(settle(KEEPER, token, _id), 0, "settled");
    }

    function test_WhenAnIdIsGivenTwice() public {
        uint40[] memory twice = new uint40[](2);
        (twice[0], twice[1]) = (_id, _id);

        // it should pay it once
        vm.prank(KEEPER);
        vm.assertEq(vault.settle(address(usdt), twice), 1, "settled");
        assertBalance(usdt, alice, NET);
        assertBalance(usdt, KEEPER, GAS_FEE);
    }

    function test_GivenTheTokenRefusesTheUser() public {
        BlockingToken token = new BlockingToken();
        uint40[] memory both = new uint40[](2);
        both[0] = requestIn(token, alice);
        both[1] = requestIn(token, bob);
        token.setBlocked(alice, true);

        // it should skip that withdrawal and pay the others
        vm.expectEmit();
        emit IRewardVault.SettlementSkipped(both[0]);
        vm.prank(KEEPER);
        vm.assertEq(vault.settle(address(token), both), 1, "settled");
        assertBalance(token, alice, 0);
        assertBalance(token, bob, NET);
        assertBalance(token, KEEPER, GAS_FEE);
        assertWithdrawal(alice, NET, IRewardVault.Status.Processing);
        vm.assertEq(vault.balanceOf(alice, address(token)).pending, AMOUNT, "pending");
        vm.assertEq(vault.liability(address(token)), AMOUNT + FEE, "liability");

        // it should pay it once the token accepts the user
        token.setBlocked(alice, false);
        vm.assertEq(settle(KEEPER, token, both[0]), 1, "settled later");
        assertBalance(token, alice, NET);
        assertWithdrawal(alice, NET, IRewardVault.Status.Success);
    }

    function test_RevertGiven_TheTokenRefusesTheSettler() public {
        BlockingToken token = new BlockingToken();
        uint40 id = requestIn(token, alice);
        token.setBlocked(KEEPER, true);

        // it should revert and leave the withdrawal in Processing
        vm.expectRevert(abi.encodeWithSelector(BlockingToken.Blocked.selector, KEEPER));
        settle(KEEPER, token, id);
        assertBalance(token, alice, 0);
        assertWithdrawal(alice, NET, IRewardVault.Status.Processing);
    }

    function test_GivenTheTokenCallsBackAUserWhoSettlesAgain() public {
        CallingToken token = new CallingToken();
        ReenteringWallet wallet = new ReenteringWallet();
        uint40 id = requestIn(token, address(wallet));
        token.hook(address(wallet));
        wallet.arm(address(vault), abi.encodeCall(vault.settle, (address(token), ids(id))));
        vm.warp(OPEN_AT + 10 minutes);

        // it should refuse the second settlement
        vm.assertEq(settle(stranger, token, id), 1, "settled");
        assertRefused(wallet);
        assertBalance(token, address(wallet), NET);
        assertBalance(token, stranger, GAS_FEE);
    }

    function test_GivenTheTokenReturnsNothing() public {
        MockERC20 token = MockERC20(address(new VoidToken()));

        // it should pay the user
        vm.assertEq(settle(KEEPER, token, requestIn(token, alice)), 1, "settled");
        assertBalance(token, alice, NET);
        assertBalance(token, KEEPER, GAS_FEE);
    }

    function testFuzz_WhenTheSettlerGivesTooLittleGas(uint256 seed) public {
        vm.prank(KEEPER);
        try vault.settle{gas: within(seed, 10_000, 150_000)}(address(usdt), ids(_id)) returns (uint256 settled) {
            assertBalance(usdt, alice, settled * NET);
            assertBalance(usdt, KEEPER, settled * GAS_FEE);
        } catch {
            assertBalance(usdt, alice, 0);
            assertBalance(usdt, KEEPER, 0);
        }

        // it should pay in full or not at all
        bool paid = usdt.balanceOf(alice) != 0;
        assertWithdrawal(alice, NET, paid ? IRewardVault.Status.Success : IRewardVault.Status.Processing);
        vm.assertEq(vault.balanceOf(alice, address(usdt)).claimed, paid ? AMOUNT : 0, "claimed");
        vm.assertEq(vault.fees(address(usdt)), paid ? FEE : 0, "fees");
    }

    /// @dev Registers `token` if need be and requests AMOUNT of it for `user`.
    function requestIn(MockERC20 token, address user) private returns (uint40) {
        vault.registerToken(address(token));
        earn(user, token, AMOUNT);
        return request(user, token, AMOUNT);
    }

    /// @dev The user's latest withdrawal.
    function assertWithdrawal(address user, uint256 received, IRewardVault.Status status) private view {
        (IRewardVault.Withdrawal[] memory page,) = vault.withdrawalsOf(user, 0, 1);
        vm.assertEq(page[0].received, received, "received");
        vm.assertEq(uint256(page[0].status), uint256(status), "status");
    }
}
