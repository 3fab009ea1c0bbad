// What only the account of a wallet behind a login draws. It loads with that wallet.
export { FyAccountLogin } from '../components/account-login/fy-account-login.ts'
