// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC1155Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {BareWallet} from "../../contracts/mocks/BareWallet.sol";
import {ReenteringWallet} from "../../contracts/mocks/ReenteringWallet.sol";
import {SmartAccount} from "../../contracts/mocks/SmartAccount.sol";
import {Fixture} from "../utils/Fixture.sol";

contract PresaleBuyWalletsTest is Fixture {
    uint256 private constant PRICE = 60e18; // of a Fragment at the opening

    function test_RevertWhen_TheBuyerIsAContractThatCannotHoldTheItems() public {
        BareWallet wallet = new BareWallet();
        prepare(wallet);

        // it should revert with ERC1155InvalidReceiver
        vm.expectRevert(abi.encodeWithSelector(IERC1155Errors.ERC1155InvalidReceiver.selector, wallet));
        wallet.execute(address(presale), purchase());
        assertBalance(usdt, address(wallet), 2 * PRICE);
    }

    function test_WhenTheBuyerIsASmartAccount() public {
        SmartAccount wallet = new SmartAccount();
        prepare(wallet);

        // it should sell as to anyone
        wallet.execute(address(presale), purchase());
        vm.assertEq(nft.balanceOf(address(wallet), FRAGMENT), 1, "items");
        assertBalance(yes, address(wallet), FRAGMENT_YES);
        assertBalance(usdt, address(wallet), PRICE);
    }

    function test_WhenTheBuyerBuysAgainWhileReceivingTheItems() public {
        ReenteringWallet wallet = new ReenteringWallet();
        prepare(wallet);
        wallet.arm(address(presale), purchase());

        // it should refuse the second purchase
        wallet.execute(address(presale), purchase());
        assertRefused(wallet);
        vm.assertEq(nft.balanceOf(address(wallet), FRAGMENT), 1, "items");
        assertBalance(usdt, address(wallet), PRICE);
    }

    /// @dev Binds the wallet and gives it the means for two Fragments.
    function prepare(BareWallet wallet) private {
        bind(address(wallet), ROOT);
        fund(address(wallet), usdt, 2 * PRICE);
    }

    function purchase() private view returns (bytes memory) {
        return abi.encodeCall(presale.buy, (FRAGMENT, 1, address(usdt), PRICE, noProof));
    }
}
