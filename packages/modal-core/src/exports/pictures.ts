// A separate entry: the tables and drawings load with the first view that shows one.
export { currencyPicture, networkPicture, tokenPicture } from '../pictures/pictures.ts'
