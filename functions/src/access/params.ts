import { defineString } from 'firebase-functions/params';
import { parseAdminEmails } from './admin-list.ts';

const adminEmails = defineString('ADMIN_EMAILS', {
  description: 'Addresses of the administrators, separated by commas; no one else may sign up',
});

export function listedAdmins(): ReadonlySet<string> {
  return parseAdminEmails(adminEmails.value());
}
