import type { Texts } from './en.ts'

export const zhCN: Texts = {
  link: {
    subject: '批准登录您的钱包',
    intro: '有人请求在以下浏览器中使用您的钱包。请打开页面批准或拒绝。',
    action: '查看请求',
    expiry: '此链接 10 分钟内有效。',
    ignore: '如果不是您本人操作，请在该页面选择“不是我”，或忽略此邮件。',
  },
  code: {
    subject: '您的一次性验证码',
    intro: '请输入此验证码以登录您的钱包：',
    expiry: '验证码 10 分钟内有效，且只能在请求它的浏览器中使用。',
    warning: '请勿将此验证码告诉任何人。运营此钱包的人不会向您索要验证码。',
  },
  note: {
    subject: '新设备可以使用您的钱包',
    intro: '您的钱包已在新设备上打开：',
    warning: '如果不是您本人操作，说明有人可以用您的身份登录。请保护您用于登录的邮箱或账号，并转移资金。',
    action: '查看可以使用您的钱包的设备',
  },
  labels: {
    app: '应用',
    browser: '浏览器',
    time: '时间',
  },
  wording: {
    oneOperator: '此钱包的运营方在技术上可以访问它。请仅存放小额资金。',
    twoOperators: '任何一台服务器存储的信息都不足以打开您的钱包。使用期间，您必须信任发布此钱包页面的一方。',
    mailboxRecovers: '控制您电子邮箱的任何人都可以恢复此钱包。',
    loginRecovers: '控制您用于登录的邮箱或账号的任何人都可以恢复此钱包。',
    mailbox: '此钱包的安全程度取决于您的邮箱。',
    login: '此钱包的安全程度取决于您用于登录的邮箱或账号。',
    unaudited: '它未经任何人审计。',
    runBy: '由 {operator} 运营。',
  },
  page: {
    title: '批准登录',
    question: '要在这里使用您的钱包吗？',
    hint: '仅当您此刻正在此设备或您的另一台设备上登录时才批准。',
    approve: '批准',
    deny: '不是我',
    approved: '已批准。请返回应用，输入下一封邮件中的验证码。',
    denied: '已拒绝。该浏览器无法使用您的钱包。',
    expired: '此链接已过期或已使用。请在应用中重新获取。',
    failed: '服务器没有响应。请重试。',
    noScript: '此页面需要 JavaScript。',
  },
  popup: {
    title: '登录',
    loading: '正在加载…',
    hint: '只有在您刚刚从那里打开此窗口时才批准。',
    done: '您已登录。请关闭此窗口并返回应用。',
    failed: '登录失败。请关闭此窗口，然后重试。',
  },
}
