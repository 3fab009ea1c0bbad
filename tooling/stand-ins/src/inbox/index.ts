export { type InboxPage, startInboxPage } from './startInboxPage.ts'
export { type Mail, type Smtp, startSmtp } from './startSmtp.ts'
