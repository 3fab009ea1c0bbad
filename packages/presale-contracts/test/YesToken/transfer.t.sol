// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IYesToken} from "../../contracts/interfaces/IYesToken.sol";
import {Fixture} from "../utils/Fixture.sol";

contract YesTokenTransferTest is Fixture {
    uint256 private constant KEY = 0xA11CE;
    address private _holder;

    function setUp() public override {
        super.setUp();
        _holder = vm.addr(KEY);
        vm.prank(address(presale));
        yes.mint(_holder, 10e18);
    }

    function test_RevertWhen_TheHolderTransfers() public {
        // it should revert with TransfersLocked
        vm.expectRevert(IYesToken.TransfersLocked.selector);
        vm.prank(_holder);
        yes.transfer(bob, 1e18);
    }

    function test_RevertWhen_AnApprovedSpenderTransfers() public {
        vm.prank(_holder);
        yes.approve(bob, 1e18);

        // it should revert with TransfersLocked
        vm.expectRevert(IYesToken.TransfersLocked.selector);
        vm.prank(bob);
        yes.transferFrom(_holder, bob, 1e18);
    }

    function test_WhenTheHolderTransfersAfterAll() public {
        yes.unlockTransfers();
        vm.prank(_holder);
        yes.transfer(bob, 1e18);

        // it should move the tokens
        assertBalance(yes, bob, 1e18);
        assertBalance(yes, _holder, 9e18);
    }

    function test_WhenASpenderWithAPermitTransfers() public {
        yes.unlockTransfers();
        bytes32 typeHash =
            keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
        bytes32 message = keccak256(abi.encode(typeHash, _holder, bob, 4e18, 0, OPEN_AT));
        (uint8 v, bytes32 r, bytes32 s) =
            vm.sign(KEY, keccak256(abi.encodePacked(hex"1901", yes.DOMAIN_SEPARATOR(), message)));
        yes.permit(_holder, bob, 4e18, OPEN_AT, v, r, s);
        vm.prank(bob);
        yes.transferFrom(_holder, bob, 4e18);

        // it should move the tokens
        assertBalance(yes, bob, 4e18);
    }
}
