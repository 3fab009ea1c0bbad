// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC1155Holder} from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";
import {BareWallet} from "./BareWallet.sol";

/// @title Smart wallet that can hold ERC-1155 items
contract SmartAccount is BareWallet, ERC1155Holder {}
