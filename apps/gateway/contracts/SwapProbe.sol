// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IToken {
    function balanceOf(address account) external view returns (uint256);
    function approve(address spender, uint256 amount) external;
}

interface IRouter {
    function factory() external view returns (IFactory);
}

interface IFactory {
    function getPair(address a, address b) external view returns (address);
}

/// @title SwapProbe
/// @notice Tries a swap in the place of an account, and tells what moves. It is never deployed: a node puts this code at the
///         account's address for one simulated call, so that no allowance is needed that the account has not given yet.
contract SwapProbe {
    struct Swap {
        address router;
        address[] path;
        uint256 amount;
        uint256 value; // of the native currency that is sold, else 0
        bool isNativeBought;
        bytes data; // of the call of the router
    }

    receive() external payable {}

    /// @return arrived of the token that is sold, at the first pair
    /// @return sent of the token that is bought, by the last pair
    /// @return received of it by the account
    function probe(Swap calldata swap) external returns (uint256 arrived, uint256 sent, uint256 received) {
        uint256 end = swap.path.length - 1;
        address first = _pairOf(swap.router, swap.path[0], swap.path[1]);
        address last = _pairOf(swap.router, swap.path[end - 1], swap.path[end]);
        if (swap.value == 0) {
            // Some tokens take another allowance only once the one that they have is 0.
            IToken(swap.path[0]).approve(swap.router, 0);
            IToken(swap.path[0]).approve(swap.router, swap.amount);
        }
        uint256 held = IToken(swap.path[0]).balanceOf(first);
        uint256 stock = IToken(swap.path[end]).balanceOf(last);
        uint256 owned = _owned(swap.isNativeBought, swap.path[end]);
        _call(swap.router, swap.value, swap.data);
        arrived = IToken(swap.path[0]).balanceOf(first) - held;
        sent = stock - IToken(swap.path[end]).balanceOf(last);
        received = _owned(swap.isNativeBought, swap.path[end]) - owned;
    }

    function _pairOf(address router, address a, address b) private view returns (address) {
        return IRouter(router).factory().getPair(a, b);
    }

    function _owned(bool isNative, address token) private view returns (uint256) {
        return isNative ? address(this).balance : IToken(token).balanceOf(address(this));
    }

    function _call(address router, uint256 value, bytes calldata data) private {
        (bool isDone, bytes memory reason) = router.call{value: value}(data);
        if (isDone) return;
        assembly {
            revert(add(reason, 32), mload(reason))
        }
    }
}
