import type { LoginTexts } from './en.ts'

export const zhCN: LoginTexts = {
  loginText: '请输入您的电子邮箱地址。如果您还没有钱包，将为您创建一个。',

  loginLinkTitle: '打开邮件中的链接',
  loginLinkText: (email) => `链接已发送至 ${email}。请在任意设备上打开并批准登录。`,
  loginCodeTitle: '输入验证码',
  loginCodeText: (email) => `六位数验证码已发送至 ${email}。`,
  loginCodeLabel: '邮件中的验证码',
  loginCodeSubmit: '登录',
  loginVerifying: '正在验证…',
  loginConnectingTitle: '您已登录',
  loginConnectingText: '正在打开您的钱包。',
  loginConnectFailed: '无法打开您的钱包，请重试。',
  loginResend: '重新发送',
  loginResendIn: (seconds) => `${seconds} 秒后可重新发送`,
  loginOtherEmail: '使用其他电子邮箱地址',

  loginErrorCooldown: (seconds) => `请在 ${seconds} 秒后重试`,
  loginErrorLoad: '无法加载电子邮箱登录所需的组件',
  loginErrorTimeout: '未能及时收到响应，请重试。',
  loginErrorRejected: '该登录已在邮件中被拒绝，未登录任何人。',
  loginErrorExpiredLink: '链接已过期，请重新发送。',
  loginErrorWrongCode: '验证码错误，请检查这六位数字。',
  loginErrorExpiredCode: '验证码已过期，请重新发送。',
  loginErrorTries: '错误次数过多，请重新发送验证码。',
  loginErrorRecovery: '恢复服务不可用。以前登录过的设备仍可使用。',
  loginErrorLimit: '请求过多，请稍后再试。',
  loginErrorProject: '本网站未正确设置邮箱登录。请告知网站运营者。',
  loginErrorUnreadable: '发生错误',
  loginErrorFailed: '出了点问题',

  socialWaitingTitle: (provider: string) => `使用 ${provider} 登录`,
  socialWaitingText: (provider: string) => `请在 ${provider} 窗口中继续。窗口会自动关闭。`,
  socialErrorBlocked: '浏览器阻止了窗口打开。请允许弹出窗口，或点击按钮。',
  socialErrorClosed: '弹出窗口已关闭。如果你仍在那里登录，此页面会自动继续。',
  socialErrorRefused: '连接被拒绝',
  socialErrorInitiate: '无法发起社交登录',
  socialOpenAgain: '重新打开窗口',

  farcasterScanText: '请用手机扫描此二维码，并在 Farcaster 中批准登录。',
  farcasterOpenText: '请在 Farcaster 中批准登录，然后返回此页面。',
  farcasterOpen: '打开 Farcaster',
  farcasterCodeLabel: 'Farcaster 应用的二维码',
  farcasterError: '无法连接 Farcaster',

  approveText: '您的钱包会在单独的窗口中显示该请求。请在那里查看。',
}
