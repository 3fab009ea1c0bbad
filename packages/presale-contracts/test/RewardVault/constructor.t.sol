// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRewardVault} from "../../contracts/interfaces/IRewardVault.sol";
import {Fixture} from "../utils/Fixture.sol";

contract RewardVaultConstructorTest is Fixture {
    function test_RevertWhen_TheFeeRecipientIsTheZeroAddress() public {
        // it should revert with InvalidFeeRecipient
        vm.expectRevert(abi.encodeWithSelector(IRewardVault.InvalidFeeRecipient.selector, address(0)));
        deploy("contracts/RewardVault.sol/RewardVault", abi.encode(accessManager, address(0), KEEPER));
    }
}
