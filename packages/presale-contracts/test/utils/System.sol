// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AccessManager} from "@openzeppelin/contracts/access/manager/AccessManager.sol";
import {GenesisNFT} from "../../contracts/GenesisNFT.sol";
import {Presale} from "../../contracts/Presale.sol";
import {PresaleLens} from "../../contracts/PresaleLens.sol";
import {Referral} from "../../contracts/Referral.sol";
import {RewardVault} from "../../contracts/RewardVault.sol";
import {YesToken} from "../../contracts/YesToken.sol";
import {IPresale} from "../../contracts/interfaces/IPresale.sol";
import {MockUSD6} from "../../contracts/mocks/MockUSD6.sol";
import {MockUSDT} from "../../contracts/mocks/MockUSDT.sol";

/// @notice The whole system, deployed and wired as on the live chain, except that the deployer stays administrator.
abstract contract System {
    uint256 internal constant OPEN_AT = 1_759_842_000; // 2025-10-07 13:00 UTC
    uint256 internal constant SALE_AT = OPEN_AT - 7 days;
    uint256 internal constant LAST_STEP_AT = OPEN_AT + 7 days;
    uint256 internal constant UNLOCK_DEADLINE = OPEN_AT + 365 days;

    uint128 internal constant FIRST_PRICE = 0.05e18;
    uint128 internal constant OPEN_PRICE = 0.06e18;
    uint128 internal constant LAST_PRICE = 0.08e18;

    uint8 internal constant FRAGMENT = 1;
    uint8 internal constant BADGE = 2;
    uint32 internal constant FRAGMENT_CAP = 1000;
    uint32 internal constant BADGE_CAP = 100;
    uint32 internal constant BADGE_LIMIT = 5;
    uint128 internal constant FRAGMENT_YES = 1000e18; // 60 USD at the opening
    uint128 internal constant BADGE_YES = 10_000e18; // 600 USD at the opening
    uint256 internal constant YES_CAP = uint256(FRAGMENT_CAP) * FRAGMENT_YES + uint256(BADGE_CAP) * BADGE_YES;

    uint64 internal constant ADMIN_ROLE = 0;
    uint64 internal constant OPERATOR_ROLE = 1;
    uint64 internal constant GUARDIAN_ROLE = 2;
    uint32 internal constant ADMIN_DELAY = 2 days;

    address internal immutable ADMIN = account("admin Safe");
    address internal immutable OPERATOR = account("operator");
    address internal immutable GUARDIAN = account("guardian");
    address internal immutable KEEPER = account("keeper");
    address internal immutable TREASURY = account("treasury");
    address internal immutable FEE_RECIPIENT = account("fee recipient");
    address internal immutable ROOT = account("root");

    AccessManager internal accessManager;
    Referral internal referral;
    RewardVault internal vault;
    GenesisNFT internal nft;
    YesToken internal yes;
    Presale internal presale;
    PresaleLens internal lens;
    MockUSDT internal usdt;
    MockUSD6 internal usd6;
    bytes8 internal rootCode;

    function account(string memory name) internal pure returns (address) {
        return address(uint160(uint256(keccak256(bytes(name)))));
    }

    function deploySystem() internal {
        usdt = new MockUSDT();
        usd6 = new MockUSD6();
        accessManager = new AccessManager(address(this));
        referral = new Referral(ROOT);
        rootCode = referral.profileOf(ROOT).code;
        vault = new RewardVault(address(accessManager), FEE_RECIPIENT, KEEPER);
        nft = new GenesisNFT(address(accessManager), FRAGMENT_CAP, BADGE_CAP, "https://genesis.example/");
        yes = new YesToken(address(accessManager), YES_CAP, UNLOCK_DEADLINE);
        presale = new Presale(address(accessManager), defaultSetup());
        lens = new PresaleLens(presale);

        vault.registerToken(address(usdt));
        vault.registerToken(address(usd6));
        presale.enablePaymentToken(address(usdt));
        presale.enablePaymentToken(address(usd6));
        vault.setCreditor(address(presale));
        nft.setMinter(address(presale));
        yes.setMinter(address(presale));
        grantRoles();
    }

    function defaultSetup() internal view returns (IPresale.Setup memory setup) {
        setup.referral = referral;
        setup.rewardVault = vault;
        setup.genesisNft = nft;
        setup.yesToken = yes;
        setup.treasury = TREASURY;
        setup.publicOpenAt = uint40(OPEN_AT);
        setup.items = new IPresale.Item[](2);
        setup.items[0] = IPresale.Item({cap: FRAGMENT_CAP, walletLimit: 0, yesPerUnit: FRAGMENT_YES});
        setup.items[1] = IPresale.Item({cap: BADGE_CAP, walletLimit: BADGE_LIMIT, yesPerUnit: BADGE_YES});
        setup.steps = new IPresale.Step[](3);
        setup.steps[0] = IPresale.Step({startsAt: uint40(SALE_AT), price: FIRST_PRICE});
        setup.steps[1] = IPresale.Step({startsAt: uint40(OPEN_AT), price: OPEN_PRICE});
        setup.steps[2] = IPresale.Step({startsAt: uint40(LAST_STEP_AT), price: LAST_PRICE});
    }

    /// @dev Whatever is not named here belongs to ADMIN.
    function grantRoles() internal {
        bytes4[] memory selectors = new bytes4[](2);
        (selectors[0], selectors[1]) = (presale.setWhitelistRoot.selector, presale.unpause.selector);
        accessManager.setTargetFunctionRole(address(presale), selectors, OPERATOR_ROLE);
        (selectors[0], selectors[1]) = (presale.pause.selector, presale.disablePaymentToken.selector);
        accessManager.setTargetFunctionRole(address(presale), selectors, GUARDIAN_ROLE);
        bytes4[] memory selector = new bytes4[](1);
        selector[0] = vault.setKeeper.selector;
        accessManager.setTargetFunctionRole(address(vault), selector, OPERATOR_ROLE);

        accessManager.grantRole(OPERATOR_ROLE, OPERATOR, 0);
        accessManager.grantRole(GUARDIAN_ROLE, GUARDIAN, 0);
        accessManager.grantRole(ADMIN_ROLE, ADMIN, ADMIN_DELAY);
    }
}
