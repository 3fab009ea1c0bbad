import type { NamespacesTexts } from '../en/namespaces.ts'

export const tr: NamespacesTexts = {
  connectTo: (namespace) => `${namespace} ağına bağlan`,
  sendInWallet: (wallet, network) =>
    `${network} ağında göndermek veya takas etmek için ${wallet} cüzdanını kullanın.`,
  otherTokens: (wallet) => `Burada listelenmeyen tokenler ${wallet} cüzdanında gösterilir.`,
  balanceHere: (network, others) => `Yalnızca ${network} bakiyesi. ${others} hesapları dahil değildir.`,
  viewActivity: (explorer) => `İşlemlerinizi ${explorer} üzerinde görün`,
  feeInWallet: (wallet) => `Ağ ücretini ${wallet} belirler ve onaylamadan önce gösterir.`,
  depositCosts: (amount) => `Alıcıda bu token henüz yok. Onun için hesap açmak ayrıca ${amount} tutar.`,
  forPayments: 'Ödemeler için',
  forOrdinals: 'Ordinals için',
  accountChanged: (wallet) =>
    `${wallet} şimdi başka bir hesapta. Cüzdanda bağlı hesabı seçin veya yeniden bağlanın.`,
  amountDust: (amount, network) =>
    `${network} bu adrese ${amount} altında bir tutar göndermez. Daha fazla girin.`,
  amountLeft: (amount) => `Hesabınızda en az ${amount} kalmalı. Daha az girin.`,
  amountMax: (wallet) =>
    `Ücreti ${wallet} belirlediği için gönderebileceğiniz en yüksek tutar burada bilinmiyor. Ücrete de pay bırakan bir tutar girin.`,
  amountNew: (amount) => `Alıcının hesabı yeni ve en az ${amount} gerektiriyor. Daha fazla girin.`,
  answerAddress: (wallet, network) =>
    `${wallet}, ${network} ağında geçerli bir adres vermedi. Cüzdanda ${network} ağını seçip yeniden bağlanın.`,
  answerInputs: (wallet) =>
    `${wallet}, bu sitenin listelediğinden daha fazla coininizi imzaladı; bu yüzden hiçbir şey kullanılmadı. Başka bir cüzdan bağlayın.`,
  answerOther: (wallet) =>
    `${wallet} istenenden başka bir şey imzaladı; bu yüzden hiçbir şey kullanılmadı. Başka bir cüzdan bağlayın.`,
  answerSignature: (wallet) =>
    `${wallet} geçerli bir imza vermedi. Hiçbir şey gönderilmedi. Tekrar deneyin veya başka bir cüzdan bağlayın.`,
  answerUnsigned: (wallet) =>
    `${wallet} istenenlerin hepsini imzalamadı. Hiçbir şey gönderilmedi. Tekrar deneyin.`,
  blocked: (wallet) =>
    `${wallet}, daha önce reddedildiği için bu siteyi engelliyor. Cüzdanın ayarlarında siteye izin verip tekrar deneyin.`,
  cannotConnect: (wallet, network) =>
    `${wallet}, ${network} ağındaki sitelere bağlanamıyor. Başka bir cüzdan bağlayın.`,
  cannotSend: (wallet, network) =>
    `${wallet}, ${network} ağında bir siteden gönderemiyor. Cüzdanın içinden gönderin veya başka bir cüzdan bağlayın.`,
  cannotSignMessages: (wallet, network) =>
    `${wallet}, ${network} ağında mesaj imzalayamıyor. Başka bir cüzdan bağlayın.`,
  cannotSignTransactions: (wallet, network) =>
    `${wallet}, ${network} ağında işlem imzalayamıyor. Başka bir cüzdan bağlayın.`,
  cannotSwitchNetworks: (wallet, network) =>
    `${wallet} cüzdanının ağı bir siteden değiştirilemiyor. Cüzdanın içinde ${network} ağını seçin.`,
  chainMissing: (wallet, network) =>
    `${wallet} cüzdanında ${network} yok. Ağı cüzdana ekleyin veya burada başka bir ağ seçin.`,
  feeShort: (amount) =>
    `Bu transfer tutara ek olarak ${amount} tutuyor ve hesabınızda bu bakiye yok. Bakiye ekleyin veya daha az girin.`,
  locked: 'Cüzdanınız kilitli. Kilidini açıp tekrar deneyin.',
  mayBeSent: (wallet) =>
    `${wallet} işlemi göndermiş olabilir. Tekrar denemeden önce adresinize bir gezginde bakın.`,
  noAccount: (_, network) =>
    `Cüzdanınız ${network} ağında hesap paylaşmadı. Cüzdanda bir hesap oluşturup veya seçip yeniden bağlanın.`,
  nodeDown: (_, network) =>
    `${network} ağının hiçbir sunucusu yanıt vermiyor. Bağlantınızı kontrol edip daha sonra tekrar deneyin.`,
  nodeOfOtherNetwork: (_, network) =>
    `Bu sitenin ${network} için kullandığı sunucu başka bir ağa ait. Siteye bildirin.`,
  ordinalsKept: (wallet) =>
    `${wallet} yalnızca bir Ordinals adresi paylaştı; bu adresteki coinler harcanmaz. Cüzdanda bir ödeme adresi paylaşın.`,
  receiverElsewhere: (_, network) => `Bu bir ${network} adresi. Gönderdiğiniz ağdaki bir adresi girin.`,
  receiverProgram: 'Bu adres bir kişiye değil bir programa ait. Gönderilenler kaybolabilir.',
  receiverTokenAccount: 'Bu, tek bir token için açılmış bir hesap. Sahibi olan cüzdanın adresini girin.',
  receiverUnowned:
    'Paylaşılan cüzdanlarda olduğu gibi bu adresin tek bir anahtarı yok. Yalnızca sahipleri kullanabiliyorsa gönderin.',
  rejected: 'İsteği reddettiniz. İstediğiniz zaman yeniden gönderebilirsiniz.',
  replaced: (wallet) =>
    `Burada ${wallet} cüzdanının yerini başka bir uzantı aldı; bu yüzden bağlantısı kesildi. Birini kapatıp yeniden bağlanın.`,
  requestAddress: (wallet) =>
    `Bu site, ${wallet} cüzdanının paylaşmadığı bir adres istedi. Cüzdanda o hesabı seçip yeniden bağlanın.`,
  requestAmount: 'Bu miktar mümkün değil. Sıfırdan büyük bir miktar girip tekrar deneyin.',
  requestInputs: (wallet) =>
    `Bu işlem coinlerinizi sitenin söylediği gibi harcamıyor; bu yüzden ${wallet} cüzdanına sorulmadı. Sayfayı yeniden yükleyin.`,
  requestPsbt: (wallet) =>
    `Bu sitenin işlemi okunamıyor; bu yüzden ${wallet} cüzdanına sorulmadı. Sayfayı yeniden yükleyin.`,
  requestReceiver: (_, network) => `Alıcı, ${network} ağında bir adres değil. Adresi ve ağını kontrol edin.`,
  sendExpired: 'Cüzdanınız çok geç yanıt verdi, hiçbir şey gönderilmedi. Tekrar deneyin.',
  sendRefused: 'Ağ bu transferi reddederdi, bu yüzden cüzdanınıza sorulmadı. Alıcıyı ve tutarı kontrol edin.',
  tokenRules: (wallet) => `Bu tokenin kendi transfer kuralları var. ${wallet} cüzdanında gönderin.`,
}
