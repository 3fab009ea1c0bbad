// Elements of the account of a wallet behind a login. They load with that wallet.
export { FyAccountLogin } from '../components/account-login/fy-account-login.ts'
