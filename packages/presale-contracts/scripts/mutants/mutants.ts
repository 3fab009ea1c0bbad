export type Mutant = {
  file: string
  /** Text that stands exactly once in the file. */
  original: string
  replacement: string
  /** Test files that cover it, the likeliest killer first. */
  tests: readonly string[]
}

type Change = readonly [original: string, replacement: string]

const refusals = 'test/Presale/buy.refusals.t.sol'
const buy = 'test/Presale/buy.t.sol'
const settle = 'test/RewardVault/settle.t.sol'
const roles = 'test/roles.t.sol'

/** Faults in every place that decides about money, caps, codes or powers. */
export const mutants: readonly Mutant[] = [
  ...plant(
    'contracts/Presale.sol',
    [buy, refusals],
    [
      ['block.timestamp < PUBLIC_OPEN_AT', 'block.timestamp <= PUBLIC_OPEN_AT'],
      ['order.reward = order.cost * bps / BPS;', 'order.reward = (order.cost * bps + BPS - 1) / BPS;'],
      ['_pay(token, treasury, cost - reward);', '_pay(token, treasury, cost);'],
      ['rewardVault.credit(order.inviter,', 'rewardVault.credit(msg.sender,'],
      ['price, 10 ** (36 - payment.decimals), Math.Rounding.Ceil)', 'price, 10 ** (36 - payment.decimals))'],
      ['10 ** (36 - payment.decimals)', '10 ** 18'],
      ['yesToken.mint(msg.sender, order.yesAmount);', ''],
      ['genesisNft.mint(msg.sender, itemId, quantity);', 'genesisNft.mint(msg.sender, itemId, 1);'],
      ['stock.sold += quantity;', 'stock.sold += 1;'],
      ['_boughtBy[msg.sender][itemId] = bought + quantity;', '_boughtBy[msg.sender][itemId] = quantity;'],
      ['blockNumber: uint40(block.number)', 'blockNumber: uint40(block.timestamp)'],
    ],
  ),
  ...plant(
    'contracts/Presale.sol',
    [refusals, buy],
    [
      ['!isWhitelisted(msg.sender, proof)', 'false'],
      ['        whenNotPaused\n', ''],
      ['if (order.cost > maxCost) revert CostExceedsMax(order.cost, maxCost);', ''],
      ['order.cost > maxCost', 'order.cost >= maxCost'],
      ['if (started == 0) revert SaleNotStarted();', 'if (started == 0) started = 1;'],
      ['if (!payment.enabled) revert TokenNotAccepted(payToken);', ''],
      ['if (quantity == 0) revert InvalidQuantity();', ''],
      ['quantity > available', 'quantity >= available'],
      ['if (quantity > available) revert SoldOut(itemId, available);', ''],
      ['bought + quantity > limit', 'bought + quantity >= limit'],
      ['if (limit != 0 && bought + quantity > limit) revert WalletLimitReached(itemId, limit - bought);', ''],
      ['limit != 0 && ', ''],
      ['if (inviter == address(0)) revert NotBound(msg.sender);', ''],
      ['if (balance < cost) revert InsufficientBalance(address(token), balance, cost);', ''],
      ['if (allowance < cost) revert InsufficientAllowance(address(token), allowance, cost);', ''],
      ['if (received != amount) revert TransferMismatch(address(token), amount, received);', ''],
    ],
  ),
  ...plant(
    'contracts/Presale.sol',
    ['test/Presale/buy.wallets.t.sol'],
    [['        nonReentrant\n        returns (uint256 purchaseId)', '        returns (uint256 purchaseId)']],
  ),
  ...plant(
    'contracts/Presale.sol',
    ['test/Presale/constructor.t.sol'],
    [
      [
        'if (item.cap > cap - setup.genesisNft.totalSupply(itemId)) revert IGenesisNFT.CapExceeded(itemId, cap);',
        '',
      ],
      ['if (yesAmount > yesCap - yesSupply) revert IYesToken.CapExceeded(yesCap);', ''],
    ],
  ),
  ...plant(
    'contracts/Presale.sol',
    ['test/Presale/isWhitelisted.t.sol', refusals],
    [
      ['keccak256(bytes.concat(keccak256(abi.encode(user))))', 'keccak256(abi.encode(user))'],
      ['keccak256(abi.encode(user))', 'keccak256(abi.encode(msg.sender))'],
    ],
  ),
  ...plant(
    'contracts/Presale.sol',
    ['test/Presale/setFutureSteps.t.sol'],
    [['block.timestamp + NOTICE', 'block.timestamp']],
  ),
  ...plant(
    'contracts/Presale.sol',
    ['test/Presale/paymentTokens.t.sol', refusals],
    [
      ['if (!rewardVault.isRegistered(token)) revert TokenNotAccepted(token);', ''],
      ['payment.enabled = false;', ''],
    ],
  ),
  ...plant(
    'contracts/Presale.sol',
    ['test/Presale/settings.t.sol', 'test/Presale/constructor.t.sol'],
    [['if (newTreasury == address(0)) revert InvalidTreasury(newTreasury);', '']],
  ),
  ...plant(
    'contracts/Presale.sol',
    ['test/Presale/purchasesOf.t.sol'],
    [['previous: _lastPurchaseOf[msg.sender]', 'previous: 0']],
  ),
  ...plant(
    'contracts/Presale.sol',
    [roles],
    [
      [
        'setFutureSteps(Step[] calldata future) external restricted',
        'setFutureSteps(Step[] calldata future) external',
      ],
      ['setTreasury(address newTreasury) external restricted', 'setTreasury(address newTreasury) external'],
      ['function unpause() external restricted', 'function unpause() external'],
      ['uint256 amount) external restricted', 'uint256 amount) external'],
    ],
  ),
  ...plant(
    'contracts/libraries/PriceSteps.sol',
    ['test/Presale/priceInfo.t.sol', 'test/Presale/quote.t.sol'],
    [
      ['steps[middle].startsAt <= time', 'steps[middle].startsAt < time'],
      ['low = middle + 1', 'low = middle + 2'],
    ],
  ),
  ...plant(
    'contracts/libraries/PriceSteps.sol',
    ['test/Presale/constructor.t.sol', 'test/Presale/setFutureSteps.t.sol'],
    [
      ['more[i].startsAt <= last.startsAt', 'more[i].startsAt < last.startsAt'],
      ['more[i].price <= last.price', 'more[i].price < last.price'],
      ['steps.length > MAX_STEPS', 'steps.length >= MAX_STEPS'],
      ['future[0].startsAt <= time', 'future[0].startsAt < time'],
      ['if (steps.length != 0) last = steps[steps.length - 1];', ''],
    ],
  ),
  ...plant(
    'contracts/RewardVault.sol',
    [settle, 'test/RewardVault/guard.t.sol'],
    [
      ['payout.amount == 0 || ', ''],
      ['_paid.get(id) || ', ''],
      [' || !_maySettle(id)', ''],
      ['msg.sender == keeper || ', ''],
      ['block.timestamp >= _requests[id]', 'block.timestamp > _requests[id]'],
      ['KEEPER_WINDOW = 10 minutes', 'KEEPER_WINDOW = 9 minutes'],
      ['_paid.set(id);', ''],
      ['_paid.unset(id);', ''],
      ['_requests[id].selfSettled = true;', ''],
      ['_accounts[payout.user][token].claimed += payout.amount;', ''],
      [
        '_payouts[token][id] = Payout(msg.sender, amount);',
        '_payouts[token][id] = Payout(msg.sender, amount - 1);',
      ],
      ['ledger.owed -= amount;', 'ledger.owed -= amount - fee;'],
      ['ledger.fees += fee;', ''],
      ['if (settled != 0) ', ''],
      ['settled * ledger.gasFee', 'ids.length * ledger.gasFee'],
      ['            net += gasFee;\n', ''],
      ['.trySafeTransfer(payout.user, net)', '.trySafeTransfer(payout.user, payout.amount)'],
      [
        'settle(address token, uint40[] calldata ids) external nonReentrant',
        'settle(address token, uint40[] calldata ids) external',
      ],
    ],
  ),
  ...plant(
    'contracts/RewardVault.sol',
    ['test/RewardVault/credit.t.sol', 'test/RewardVault/guard.t.sol'],
    [
      ['if (msg.sender != creditor) revert NotCreditor();', ''],
      ['_checkBacking(token, liability(token));', ''],
      ['account.earned += amount96;', ''],
      ['uint256(ledger.owed) + ledger.fees', 'uint256(ledger.owed)'],
      [
        'uint256 amount) external nonReentrant {\n        if (msg.sender != creditor)',
        'uint256 amount) external {\n        if (msg.sender != creditor)',
      ],
    ],
  ),
  ...plant(
    'contracts/RewardVault.sol',
    ['test/RewardVault/requestWithdrawal.t.sol', 'test/RewardVault/withdrawalsOf.t.sol'],
    [
      ['account.available -= amount;', ''],
      ['if (net == 0) revert WithdrawalTooSmall(minWithdrawal(token));', ''],
      ['amount > account.available', 'amount > account.earned'],
      ['previous: _lastRequestOf[msg.sender]', 'previous: 0'],
    ],
  ),
  ...plant(
    'contracts/RewardVault.sol',
    ['test/RewardVault/quoteWithdrawal.t.sol', 'test/RewardVault/minWithdrawal.t.sol'],
    [
      ['FEE_BPS = 500', 'FEE_BPS = 499'],
      ['mulDiv(amount, FEE_BPS, BPS, Math.Rounding.Ceil)', 'mulDiv(amount, FEE_BPS, BPS)'],
      ['(uint256(_ledgerOf(token).gasFee) + 1) * BPS', 'uint256(_ledgerOf(token).gasFee) * BPS'],
    ],
  ),
  ...plant(
    'contracts/RewardVault.sol',
    ['test/RewardVault/settings.t.sol', 'test/RewardVault/constructor.t.sol'],
    [['if (newRecipient == address(0)) revert InvalidFeeRecipient(newRecipient);', '']],
  ),
  ...plant(
    'contracts/RewardVault.sol',
    ['test/RewardVault/collectFees.t.sol'],
    [['        ledger.fees = 0;\n', '']],
  ),
  ...plant(
    'contracts/RewardVault.sol',
    ['test/RewardVault/rescue.t.sol', roles],
    [
      ['_checkBacking(token, liability(token) + amount);', '_checkBacking(token, amount);'],
      [
        'external restricted nonReentrant {\n        _checkBacking',
        'external nonReentrant {\n        _checkBacking',
      ],
    ],
  ),
  ...plant(
    'contracts/RewardVault.sol',
    ['test/RewardVault/registerToken.t.sol'],
    [
      ['decimals > 18', 'decimals > 19'],
      ['if (isRegistered(token)) return;', ''],
    ],
  ),
  ...plant(
    'contracts/RewardVault.sol',
    [roles],
    [
      ['setCreditor(address newCreditor) external restricted', 'setCreditor(address newCreditor) external'],
      [
        'setFeeRecipient(address newRecipient) external restricted',
        'setFeeRecipient(address newRecipient) external',
      ],
    ],
  ),
  ...plant(
    'contracts/Referral.sol',
    ['test/Referral/bind.t.sol', 'test/Referral/tierOf.t.sol'],
    [
      ['if (node.boundAt != 0) revert AlreadyBound(node.inviter);', ''],
      ['node.boundAt != 0', 'node.inviter != address(0)'],
      ['if (inviter == address(0)) revert UnknownInvitationCode(inviterCode);', ''],
      ['directCount++', 'directCount'],
      ['ownerOfCode[code] = user;', ''],
      ['node.codeNonce = nonce;', ''],
      [
        'ownCode = _register(msg.sender);\n        node.inviter = inviter;',
        'node.inviter = inviter;\n        ownCode = _register(inviter);',
      ],
    ],
  ),
  ...plant(
    'contracts/Referral.sol',
    ['test/Referral/tierOf.t.sol'],
    [
      [' || inviter == ROOT', ''],
      ['directs == 1', 'directs <= 2'],
      ['directs == 0 || ', ''],
      ['SECOND_TIER_BPS = 2000', 'SECOND_TIER_BPS = 1999'],
    ],
  ),
  ...plant(
    'contracts/PresaleLens.sol',
    ['test/PresaleLens/home.t.sol'],
    [
      ['block.timestamp >= view_.publicOpenAt', 'block.timestamp > view_.publicOpenAt'],
      ['1e18, Math.Rounding.Ceil)', '1e18)'],
      ['available: item.cap - sold', 'available: item.cap'],
      ['item.walletLimit == 0', 'item.walletLimit == 1'],
      ['item.walletLimit - presale.boughtBy(user, id)', 'item.walletLimit'],
      ['presale.boughtBy(user, id)', 'IERC1155(address(presale.genesisNft())).balanceOf(user, id)'],
      ['page.length == 0 ? 0 : page[0].time', '0'],
      ['_referral.tierOf(user)', '_referral.tierOf(view_.profile.inviter)'],
      ['token.allowance(user, address(presale))', 'token.allowance(user, address(this))'],
      ['            if (!enabled[i]) continue;\n', ''],
      ['{gas: TOKEN_GAS}', ''],
      ['token.readable = true;', ''],
      ['rewards.available;', 'rewards.pending;'],
      ['Math.log10(gasFee)', '18'],
    ],
  ),
  ...plant(
    'contracts/libraries/InvitationCode.sol',
    ['test/Referral/constructor.t.sol'],
    [
      ['35 - 5 * i', '5 * i'],
      ['0123456789ABCDEFGHJKMNPQRSTVWXYZ', '0123456789ABCDEFGHIJKLMNOPQRSTUV'],
    ],
  ),
  ...plant(
    'contracts/GenesisNFT.sol',
    ['test/GenesisNFT/mint.t.sol', 'test/GenesisNFT/settings.t.sol'],
    [
      ['if (msg.sender != minter) revert NotMinter();', ''],
      ['if (amount > cap(id) - totalSupply[id]) revert CapExceeded(id, cap(id));', ''],
      ['if (metadataFrozen) revert Frozen();', ''],
      ['if (minterSealed) revert MinterAlreadySealed(minter);', ''],
      ['minterSealed = true;', ''],
    ],
  ),
  ...plant(
    'contracts/GenesisNFT.sol',
    [roles],
    [
      ['setMinter(address newMinter) external restricted', 'setMinter(address newMinter) external'],
      ['sealMinter() external restricted', 'sealMinter() external'],
    ],
  ),
  ...plant(
    'contracts/YesToken.sol',
    ['test/YesToken/mint.t.sol', 'test/YesToken/transfer.t.sol', 'test/YesToken/unlockTransfers.t.sol'],
    [
      ['if (msg.sender != minter) revert NotMinter();', ''],
      ['if (amount > cap - totalSupply()) revert CapExceeded(cap);', ''],
      ['if (from != address(0) && !transfersUnlocked) revert TransfersLocked();', ''],
      ['if (block.timestamp < UNLOCK_DEADLINE) _checkCanCall(msg.sender, msg.data);', ''],
      ['block.timestamp < UNLOCK_DEADLINE', 'block.timestamp <= UNLOCK_DEADLINE'],
    ],
  ),
  ...plant(
    'contracts/YesToken.sol',
    ['test/YesToken/setMinter.t.sol', 'test/YesToken/sealMinter.t.sol'],
    [
      ['if (minterSealed) revert MinterAlreadySealed(minter);', ''],
      ['minterSealed = true;', ''],
    ],
  ),
  ...plant(
    'contracts/YesToken.sol',
    [roles],
    [
      ['setMinter(address newMinter) external restricted', 'setMinter(address newMinter) external'],
      ['sealMinter() external restricted', 'sealMinter() external'],
    ],
  ),
]

function plant(file: string, tests: readonly string[], changes: readonly Change[]): Mutant[] {
  return changes.map(([original, replacement]) => ({ file, original, replacement, tests }))
}
