import type { SwapTexts } from '../en/swap.ts'

export const de: SwapTexts = {
  swapPay: 'Sie zahlen',
  swapReceive: 'Sie erhalten',
  swapFlip: 'Token vertauschen',
  swapBalance: (amount) => `Guthaben: ${amount}`,
  swapMax: 'Max.',
  swapRate: 'Kurs',
  swapMinimum: 'Mindestens erhalten',
  swapImpact: 'Preiseinfluss',
  swapUnknown: 'Unbekannt',
  swapFee: 'Netzwerkgebühr',
  swapNetwork: 'Netzwerk',
  swapSlippage: 'Slippage in %',
  swapSlippageIs: (percent) => `Max. Slippage: ${percent}`,
  swapSlippageText: 'Wenn Sie weniger als das Minimum erhalten würden, wird nichts getauscht.',
  swapQuoting: 'Bester Preis wird gesucht…',
  swapPreparing: 'Tausch wird vorbereitet…',
  swapReview: 'Weiter',

  swapImpactHigh: (percent) => `Hoher Preiseinfluss: etwa ${percent} unter Marktpreis.`,
  swapImpactAccept: 'Ich akzeptiere diesen Preiseinfluss',
  swapTransferFee: (symbol, percent) =>
    `${symbol} behält etwa ${percent} jedes Transfers ein. Die Beträge hier sind das, was danach übrig bleibt.`,
  swapUnlisted:
    'Nicht gelisteter Token. Prüfen Sie seine Adresse: Jeder kann einen Token mit diesem Namen erstellen.',
  swapSearch: 'Token suchen',
  swapNoToken: 'Kein Token gefunden',
  swapTokensFailed: 'Die Token konnten nicht geladen werden.',
  swapUnsupported: 'In diesem Netzwerk kann nicht getauscht werden.',

  swapNeedsApproval: (amount) =>
    `Ihre Wallet bittet Sie zuerst, die Verwendung von ${amount} freizugeben, dann zu tauschen.`,
  swapApproving: (amount) => `Geben Sie die Verwendung von ${amount} in Ihrer Wallet frei.`,
  swapApprovalSent: (amount) =>
    `Das Netzwerk bestätigt gerade die Freigabe von ${amount}. Danach fordert Ihre Wallet Sie zum Tausch auf.`,
  swapApprovalShared: (amount) =>
    `Die anderen Eigentümer dieses Kontos müssen zuerst die Freigabe von ${amount} bestätigen. Danach fordert Ihre Wallet Sie zum Tausch auf.`,
  swapSigning: 'Bestätigen Sie den Tausch in Ihrer Wallet.',
  swapMoved: 'Der Preis ist gefallen. Prüfen Sie, was Sie erhalten.',
  swapAcceptPrice: 'Neuen Preis akzeptieren',

  swapSentTitle: 'Unterwegs',
  swapSentText: 'Das Netzwerk hat die Transaktion noch nicht bestätigt.',
  swapSharedTitle: 'Warten auf die anderen Eigentümer',
  swapSharedText:
    'Dieses Konto ist ein Vertrag: Die Transaktion wird gesendet, sobald die anderen Eigentümer sie in ihren Wallets bestätigt haben.',
  swapDoneTitle: 'Tausch bestätigt',
  swapDoneText: 'Das Netzwerk hat die Transaktion bestätigt.',
  swapRevertedTitle: 'Transaktion fehlgeschlagen',
  swapRevertedText: 'Es wurde nichts getauscht, aber die Netzwerkgebühr wurde berechnet.',
  swapReplacedTitle: 'In Ihrer Wallet ersetzt',
  swapReplacedText: 'Eine andere Transaktion hat ihren Platz eingenommen, daher hat diese nichts getauscht.',
  swapTimedOutTitle: 'Noch nicht bestätigt',
  swapTimedOutText:
    'Der Tausch kann noch bestätigt werden. Sehen Sie im Explorer nach, bevor Sie erneut tauschen.',
  swapExplorer: 'Im Explorer ansehen',
  swapClose: 'Fertig',

  swapErrorToken: 'Ein Token ist erforderlich',
  swapErrorRequired: 'Geben Sie einen Betrag zum Tauschen ein.',
  swapErrorAmount: 'Geben Sie einen Betrag ein, zum Beispiel 1,5.',
  swapErrorAmbiguous: (a, b) => `Das kann zwei Beträge bedeuten. Schreiben Sie ${a} oder ${b}.`,
  swapErrorDecimals: (token, decimals) => `Nachkommastellen bei ${token}: höchstens ${decimals}.`,
  swapErrorBalance: 'Das ist mehr, als Sie haben.',
  swapErrorSameToken: 'Wählen Sie zwei verschiedene Token.',
  swapErrorSlippage: 'Geben Sie eine Slippage von 0,1 bis 50 ein.',
  swapErrorUnsupportedChain: 'Netzwerk nicht unterstützt',
  swapErrorLiquidity: 'Nicht genug Liquidität',
  swapErrorQuote: 'Zurzeit gibt es keinen Preis. Versuchen Sie es gleich noch einmal.',
  swapErrorImpact: 'Akzeptieren Sie zuerst den Preiseinfluss oder tauschen Sie weniger.',
  swapErrorTokenMismatch:
    'Dieser Token stimmt nicht mit seinem Eintrag in der Liste überein. Wählen Sie einen anderen.',
  swapErrorMismatch: 'Der Server hat etwas verlangt, dem Sie nicht zugestimmt haben.',
  swapErrorPriceMoved:
    'Der Preis hat sich zu stark geändert. Prüfen Sie den neuen oder erlauben Sie mehr Slippage.',
  swapErrorEstimate:
    'Der Tausch würde zurzeit fehlschlagen. Erlauben Sie mehr Slippage oder tauschen Sie weniger.',
  swapErrorFee: (currency) => `Sie haben nicht genug ${currency} für die Netzwerkgebühr.`,
  swapErrorApproval:
    'Der Token hat die Freigabe nicht angenommen. Versuchen Sie es erneut oder wählen Sie einen anderen Token.',
  swapErrorApprovalTimedOut: 'Die Freigabe ist noch nicht bestätigt. Versuchen Sie es gleich noch einmal.',
  swapErrorChanged:
    'In Ihrer Wallet hat sich das Konto oder das Netzwerk geändert. Prüfen Sie die Transaktion erneut.',
  swapErrorHash: 'Dies konnte nicht bestätigt werden. Prüfen Sie Ihre Wallet, bevor Sie es erneut versuchen.',
  swapErrorUnanswered:
    'Ihre Wallet hat nicht rechtzeitig geantwortet. Vielleicht hat sie dies gesendet oder sendet es noch: Sehen Sie dort nach, bevor Sie es erneut versuchen.',
  swapLate:
    'Ihre Wallet hat die frühere Transaktion doch noch gesendet. Fahren Sie nur fort, wenn Sie eine zweite möchten.',
  swapErrorFailed: 'Die Wallet hat nicht getauscht. Entsperren Sie sie und versuchen Sie es erneut.',
}
