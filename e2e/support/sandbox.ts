import { payPix as pay, readLedger, readSms } from '@/testing/sandbox';
import { readRun } from './run';

/** Of the sandbox of the system under test: everything that happened to money, oldest first. */
export const getLedger = () => readLedger(readRun(process.env));

export const getSms = () => readSms(readRun(process.env));

/** What a buyer's bank does when the Pix is paid. */
export const payPix = (txid: string) => pay(readRun(process.env), txid);
