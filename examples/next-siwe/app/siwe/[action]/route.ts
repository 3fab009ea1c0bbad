import { siwe } from '../../siwe'

export const GET = (request: Request) => siwe().handle(request)
export const POST = GET
