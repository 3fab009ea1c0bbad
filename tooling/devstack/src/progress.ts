/** What a stack that is starting tells about. */
export type Progress =
  | { status: 'portBusy'; name: string; preferred: number; chosen: number }
  | { status: 'started'; name: string }
  | { status: 'detail'; name: string; message: string }
  | { status: 'ready'; name: string; milliseconds: number }
