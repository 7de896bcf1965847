// Generated from control.openapi.yaml by `npm run generate`; not to be edited.
var re=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(c){throw t=0,c}};var z=re(Z=>{"use strict";Object.defineProperty(Z,"__esModule",{value:!0});function X(e){let t=e.length,c=0,h=0,f;for(;h<t;)c++,f=e.charCodeAt(h++),f>=55296&&f<=
56319&&h<t&&(f=e.charCodeAt(h),(f&64512)===56320&&h++);return c}Z.default=X;X.code='require("ajv/dist/runtime/ucs2length").default'});var te=U;var se={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user","cda_cache_tags"]};function R(e,{instancePath:t="",
parentData:c,parentDataProperty:h,rootData:f=e,dynamicAnchors:d={}}={}){let i=null,r=0,a=R.evaluated;return a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.
items=void 0),typeof e!="string"?(R.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="item"||e==="item_type"||e==="up\
load"||e==="build_trigger"||e==="environment"||e==="maintenance_mode"||e==="sso_user"||e==="cda_cache_tags"?(R.errors=i,r===0):(R.errors=[{instancePath:t,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:se.enum}}],!1)}R.evaluated={dynamicProps:!1,dynamicItems:!1};var ie={type:"string",enum:["create","update","delete",
"publish","unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};function x(e,{instancePath:t="",parentData:c,parentDataProperty:h,
rootData:f=e,dynamicAnchors:d={}}={}){let i=null,r=0,a=x.evaluated;return a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof e!="string"?(x.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="create"||e==="update"||e==="delete"||e==="publish"||e==="unpublish"||
e==="promote"||e==="deploy_started"||e==="deploy_succeeded"||e==="deploy_failed"||e==="change"||e==="invalidate"?(x.errors=i,r===0):(x.errors=[{instancePath:t,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:ie.enum}}],!1)}x.evaluated={dynamicProps:!1,dynamicItems:!1};function U(e,{instancePath:t="",parentData:c,parentDataProperty:h,
rootData:f=e,dynamicAnchors:d={}}={}){let i=null,r=0,a=U.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="o\
bject"&&!Array.isArray(e)){let o=r;for(let s in e)if(!(s==="webhook_id"||s==="entity_type"||s==="event_type"||s==="timeout_ms")){return U.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(o===r){if(e.webhook_id!==void 0){let s=r;if(typeof e.
webhook_id!="string")return U.errors=[{instancePath:t+"/webhook_id",schemaPath:"#/properties/webhook_id/type",keyword:"type",params:{type:"string"}}],!1;var p=s===
r}else var p=!0;if(p){if(e.entity_type!==void 0){let s=r;R(e.entity_type,{instancePath:t+"/entity_type",parentData:e,parentDataProperty:"entity_type",rootData:f,
dynamicAnchors:d})||(i=b(i,R),r=i.length);var p=s===r}else var p=!0;if(p){if(e.event_type!==void 0){let s=r;x(e.event_type,{instancePath:t+"/event_type",parentData:e,
parentDataProperty:"event_type",rootData:f,dynamicAnchors:d})||(i=b(i,x),r=i.length);var p=s===r}else var p=!0;if(p)if(e.timeout_ms!==void 0){let s=e.timeout_ms,
l=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return U.errors=[{instancePath:t+"/timeout_ms",schemaPath:"#/properties/timeout_ms/type",keyword:"t\
ype",params:{type:"integer"}}],!1;if(r===l&&typeof s=="number"&&isFinite(s)){if(s>3e4||isNaN(s))return U.errors=[{instancePath:t+"/timeout_ms",schemaPath:"#/pro\
perties/timeout_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:3e4}}],!1;if(s<0||isNaN(s))return U.errors=[{instancePath:t+"/timeout_ms",schemaPath:"\
#/properties/timeout_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var p=l===r}else var p=!0}}}}else return U.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return U.errors=i,r===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ne=j;var ae={type:["string","integer"],pattern:"^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|h|d)\\s*|\\s*)$",minimum:0,maximum:9007199254740991},oe=new RegExp("^\\s*\\d+(\\.\\d+)?(\\\
s*(ms|s|m|h|d)\\s*|\\s*)$","u");function D(e,{instancePath:t="",parentData:c,parentDataProperty:h,rootData:f=e,dynamicAnchors:d={}}={}){let i=null,r=0,a=D.evaluated;
if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof e!="string"&&!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return D.errors=[
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:ae.type}}],!1;if(r===0){if(typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return D.
errors=[{instancePath:t,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(e<0||isNaN(e))return D.errors=[{instancePath:t,
schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}if(r===0&&typeof e=="string"&&!oe.test(e))return D.errors=[{instancePath:t,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|h|d)\\s*|\\s*)$"}}],!1}return D.errors=i,r===0}D.evaluated={dynamicProps:!1,dynamicItems:!1};
function j(e,{instancePath:t="",parentData:c,parentDataProperty:h,rootData:f=e,dynamicAnchors:d={}}={}){let i=null,r=0,a=j.evaluated;if(a.dynamicProps&&(a.props=
void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p;if(e.advance===void 0&&(p="advance"))return j.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let o=r;for(let s in e)if(s!=="advance"){return j.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}o===r&&e.advance!==void 0&&(D(e.advance,{instancePath:t+"/advanc\
e",parentData:e,parentDataProperty:"advance",rootData:f,dynamicAnchors:d})||(i=b(i,D),r=i.length))}}else return j.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return j.errors=i,r===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pe=S;var le={type:"object",properties:{operation:{anyOf:[{type:"string",const:"*"},{$ref:"standin://control/schemas#/$defs/OperationId"}]},method:{type:"string",enum:[
"PUT","GET","DELETE","POST"]},path:{type:"string",pattern:"^[/*]",maxLength:1e3},after:{type:"integer",minimum:0,maximum:9007199254740991},probability:{type:"nu\
mber",exclusiveMinimum:0,maximum:1},times:{type:"integer",minimum:1,maximum:9007199254740991},code:{$ref:"standin://control/schemas#/$defs/ErrorCode"},status:{type:"\
integer",minimum:200,maximum:599},body:{},content_type:{type:"string",pattern:"^[\\w!#$&^.+-]+/[\\w!#$&^.+-]+(; ?[\\w-]+=[\\w.-]+)*$",maxLength:200},delay_ms:{type:"\
integer",minimum:0,maximum:9007199254740991},bandwidth:{type:"integer",minimum:1,maximum:9007199254740991},disconnect:{type:"boolean"},truncate:{type:"boolean"},
field:{type:"string",minLength:1,maxLength:1e3},headers:{type:"object",maxProperties:50,additionalProperties:{type:"string",pattern:"^[ -~]*$",maxLength:1e3},propertyNames:{
pattern:"^[\\w!#$%&'*+.^`|~-]{1,100}$"}}}},me={type:"string",enum:["updateUpload","getUpload","deleteUpload","createUpload","listUploads","getSite","listEnviron\
ments","bulkTagUploads","bulkSetUploadCollection","bulkDestroyUploads","listUploadReferences","listUploadTracks","createUploadTrack","listUploadTags","createUpl\
oadTag","listUploadSmartTags","getUploadFilter","updateUploadFilter","deleteUploadFilter","createUploadFilter","listUploadFilters","createUploadRequest","update\
Webhook","getWebhook","deleteWebhook","createWebhook","listWebhooks","listWebhookCalls","getWebhookCall","resendWebhookCall","getUploadCollection","updateUpload\
Collection","deleteUploadCollection","createUploadCollection","listUploadCollections","reorderUploadCollections","getJobResult"]};function M(e,{instancePath:t="",
parentData:c,parentDataProperty:h,rootData:f=e,dynamicAnchors:d={}}={}){let i=null,r=0,a=M.evaluated;return a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.
items=void 0),typeof e!="string"?(M.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="updateUpload"||e==="getUpload"||
e==="deleteUpload"||e==="createUpload"||e==="listUploads"||e==="getSite"||e==="listEnvironments"||e==="bulkTagUploads"||e==="bulkSetUploadCollection"||e==="bulk\
DestroyUploads"||e==="listUploadReferences"||e==="listUploadTracks"||e==="createUploadTrack"||e==="listUploadTags"||e==="createUploadTag"||e==="listUploadSmartT\
ags"||e==="getUploadFilter"||e==="updateUploadFilter"||e==="deleteUploadFilter"||e==="createUploadFilter"||e==="listUploadFilters"||e==="createUploadRequest"||e===
"updateWebhook"||e==="getWebhook"||e==="deleteWebhook"||e==="createWebhook"||e==="listWebhooks"||e==="listWebhookCalls"||e==="getWebhookCall"||e==="resendWebhoo\
kCall"||e==="getUploadCollection"||e==="updateUploadCollection"||e==="deleteUploadCollection"||e==="createUploadCollection"||e==="listUploadCollections"||e==="r\
eorderUploadCollections"||e==="getJobResult"?(M.errors=i,r===0):(M.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:me.enum}}],!1)}
M.evaluated={dynamicProps:!1,dynamicItems:!1};var fe={type:"string",enum:["INVALID_JSON_BODY","MALFORMED_REQUEST","INVALID_AUTHORIZATION_HEADER","INSUFFICIENT_P\
ERMISSIONS","NOT_FOUND","JOB_PENDING","FOREIGN_REQUEST","INVALID_ENDPOINT","METHOD_NOT_ALLOWED","PAYLOAD_TOO_LARGE","URL_TOO_LONG","INVALID_CONTENT_TYPE_HEADER",
"EXPECTATION_FAILED","INVALID_FORMAT","INVALID_FIELD","INVALID_ENTITY_ID","INVALID_TYPE","INVALID_ENVIRONMENT","INVALID_API_VERSION","INVALID_PREFERENCE","NOT_A\
_VIDEO","TOO_MANY_OPERATIONS","UPLOAD_IS_CURRENTLY_IN_USE","CONCURRENT_UPLOAD_UPDATE","RATE_LIMIT_EXCEEDED","HEADERS_TOO_LARGE","INTERNAL_ERROR","CONTRACT_BREAC\
H","SERVICE_UNAVAILABLE","INSUFFICIENT_STORAGE"]};function G(e,{instancePath:t="",parentData:c,parentDataProperty:h,rootData:f=e,dynamicAnchors:d={}}={}){let i=null,
r=0,a=G.evaluated;return a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof e!="string"?(G.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"string"}}],!1):e==="INVALID_JSON_BODY"||e==="MALFORMED_REQUEST"||e==="INVALID_AUTHORIZATION_HEADER"||e==="INSUFFICIENT_PERMISSIONS"||e==="NO\
T_FOUND"||e==="JOB_PENDING"||e==="FOREIGN_REQUEST"||e==="INVALID_ENDPOINT"||e==="METHOD_NOT_ALLOWED"||e==="PAYLOAD_TOO_LARGE"||e==="URL_TOO_LONG"||e==="INVALID_\
CONTENT_TYPE_HEADER"||e==="EXPECTATION_FAILED"||e==="INVALID_FORMAT"||e==="INVALID_FIELD"||e==="INVALID_ENTITY_ID"||e==="INVALID_TYPE"||e==="INVALID_ENVIRONMENT"||
e==="INVALID_API_VERSION"||e==="INVALID_PREFERENCE"||e==="NOT_A_VIDEO"||e==="TOO_MANY_OPERATIONS"||e==="UPLOAD_IS_CURRENTLY_IN_USE"||e==="CONCURRENT_UPLOAD_UPDA\
TE"||e==="RATE_LIMIT_EXCEEDED"||e==="HEADERS_TOO_LARGE"||e==="INTERNAL_ERROR"||e==="CONTRACT_BREACH"||e==="SERVICE_UNAVAILABLE"||e==="INSUFFICIENT_STORAGE"?(G.errors=
i,r===0):(G.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:fe.enum}}],!1)}G.evaluated={dynamicProps:!1,dynamicItems:!1};var B=z().
default,de=new RegExp("^[/*]","u"),ue=new RegExp("^[\\w!#$&^.+-]+/[\\w!#$&^.+-]+(; ?[\\w-]+=[\\w.-]+)*$","u"),ye=new RegExp("^[\\w!#$%&'*+.^`|~-]{1,100}$","u"),
ce=new RegExp("^[ -~]*$","u");function y(e,{instancePath:t="",parentData:c,parentDataProperty:h,rootData:f=e,dynamicAnchors:d={}}={}){let i=null,r=0,a=y.evaluated;
if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.operation!==void 0){let n=e.operation,
m=r,u=r,P=!1,_=r;if(typeof n!="string"){let A={instancePath:t+"/operation",schemaPath:"#/properties/operation/anyOf/0/type",keyword:"type",params:{type:"string"}};
i===null?i=[A]:i.push(A),r++}if(n!=="*"){let A={instancePath:t+"/operation",schemaPath:"#/properties/operation/anyOf/0/const",keyword:"const",params:{allowedValue:"\
*"}};i===null?i=[A]:i.push(A),r++}var p=_===r;P=P||p;let v=r;M(n,{instancePath:t+"/operation",parentData:e,parentDataProperty:"operation",rootData:f,dynamicAnchors:d})||
(i=b(i,M),r=i.length);var p=v===r;if(P=P||p,P)r=u,i!==null&&(u?i.length=u:i=null);else{let A={instancePath:t+"/operation",schemaPath:"#/properties/operation/any\
Of",keyword:"anyOf",params:{}};return i===null?i=[A]:i.push(A),r++,y.errors=i,!1}var o=m===r}else var o=!0;if(o){if(e.method!==void 0){let n=e.method,m=r;if(typeof n!=
"string")return y.errors=[{instancePath:t+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="PUT"||n==="GET"||
n==="DELETE"||n==="POST"))return y.errors=[{instancePath:t+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues:le.properties.method.
enum}}],!1;var o=m===r}else var o=!0;if(o){if(e.path!==void 0){let n=e.path,m=r;if(r===m)if(typeof n=="string"){if(B(n)>1e3)return y.errors=[{instancePath:t+"/p\
ath",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1;if(!de.test(n))return y.errors=[{instancePath:t+"/path",schemaPath:"#/\
properties/path/pattern",keyword:"pattern",params:{pattern:"^[/*]"}}],!1}else return y.errors=[{instancePath:t+"/path",schemaPath:"#/properties/path/type",keyword:"\
type",params:{type:"string"}}],!1;var o=m===r}else var o=!0;if(o){if(e.after!==void 0){let n=e.after,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))
return y.errors=[{instancePath:t+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return y.errors=[{instancePath:t+"/after",schemaPath:"#/properties/after/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(n<0||isNaN(n))return y.errors=[{instancePath:t+"/after",schemaPath:"#/properties/after/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var o=m===r}else var o=!0;if(o){if(e.probability!==void 0){let n=e.probability,m=r;if(r===m)if(typeof n=="number"&&isFinite(n)){if(n>1||isNaN(
n))return y.errors=[{instancePath:t+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(n<=0||
isNaN(n))return y.errors=[{instancePath:t+"/probability",schemaPath:"#/properties/probability/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",
limit:0}}],!1}else return y.errors=[{instancePath:t+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type:"number"}}],!1;var o=m===
r}else var o=!0;if(o){if(e.times!==void 0){let n=e.times,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return y.errors=[{instancePath:t+"/times",
schemaPath:"#/properties/times/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return y.
errors=[{instancePath:t+"/times",schemaPath:"#/properties/times/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<1||isNaN(n))
return y.errors=[{instancePath:t+"/times",schemaPath:"#/properties/times/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var o=m===r}else var o=!0;
if(o){if(e.code!==void 0){let n=r;G(e.code,{instancePath:t+"/code",parentData:e,parentDataProperty:"code",rootData:f,dynamicAnchors:d})||(i=b(i,G),r=i.length);var o=n===
r}else var o=!0;if(o){if(e.status!==void 0){let n=e.status,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return y.errors=[{instancePath:t+"/statu\
s",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)){if(n>599||isNaN(n))return y.errors=
[{instancePath:t+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],!1;if(n<200||isNaN(n))return y.errors=
[{instancePath:t+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200}}],!1}var o=m===r}else var o=!0;if(o){if(e.
content_type!==void 0){let n=e.content_type,m=r;if(r===m)if(typeof n=="string"){if(B(n)>200)return y.errors=[{instancePath:t+"/content_type",schemaPath:"#/prope\
rties/content_type/maxLength",keyword:"maxLength",params:{limit:200}}],!1;if(!ue.test(n))return y.errors=[{instancePath:t+"/content_type",schemaPath:"#/properti\
es/content_type/pattern",keyword:"pattern",params:{pattern:"^[\\w!#$&^.+-]+/[\\w!#$&^.+-]+(; ?[\\w-]+=[\\w.-]+)*$"}}],!1}else return y.errors=[{instancePath:t+"\
/content_type",schemaPath:"#/properties/content_type/type",keyword:"type",params:{type:"string"}}],!1;var o=m===r}else var o=!0;if(o){if(e.delay_ms!==void 0){let n=e.
delay_ms,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return y.errors=[{instancePath:t+"/delay_ms",schemaPath:"#/properties/delay_ms/type",keyword:"\
type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return y.errors=[{instancePath:t+"/delay_ms",schemaPath:"\
#/properties/delay_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return y.errors=[{instancePath:t+"/delay_\
ms",schemaPath:"#/properties/delay_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var o=m===r}else var o=!0;if(o){if(e.bandwidth!==void 0){
let n=e.bandwidth,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return y.errors=[{instancePath:t+"/bandwidth",schemaPath:"#/properties/bandwidth/\
type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return y.errors=[{instancePath:t+"/\
bandwidth",schemaPath:"#/properties/bandwidth/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<1||isNaN(n))return y.errors=[
{instancePath:t+"/bandwidth",schemaPath:"#/properties/bandwidth/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var o=m===r}else var o=!0;if(o){
if(e.disconnect!==void 0){let n=r;if(typeof e.disconnect!="boolean")return y.errors=[{instancePath:t+"/disconnect",schemaPath:"#/properties/disconnect/type",keyword:"\
type",params:{type:"boolean"}}],!1;var o=n===r}else var o=!0;if(o){if(e.truncate!==void 0){let n=r;if(typeof e.truncate!="boolean")return y.errors=[{instancePath:t+
"/truncate",schemaPath:"#/properties/truncate/type",keyword:"type",params:{type:"boolean"}}],!1;var o=n===r}else var o=!0;if(o){if(e.field!==void 0){let n=e.field,
m=r;if(r===m)if(typeof n=="string"){if(B(n)>1e3)return y.errors=[{instancePath:t+"/field",schemaPath:"#/properties/field/maxLength",keyword:"maxLength",params:{
limit:1e3}}],!1;if(B(n)<1)return y.errors=[{instancePath:t+"/field",schemaPath:"#/properties/field/minLength",keyword:"minLength",params:{limit:1}}],!1}else return y.
errors=[{instancePath:t+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type:"string"}}],!1;var o=m===r}else var o=!0;if(o)if(e.headers!==void 0){
let n=e.headers,m=r;if(r===m)if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length>50)return y.errors=[{instancePath:t+"/headers",schemaPath:"#/\
properties/headers/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let P in n){let _=r;if(typeof P=="string"&&!ye.test(P)){let v={instancePath:t+
"/headers",schemaPath:"#/properties/headers/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[\\w!#$%&'*+.^`|~-]{1,100}$"},propertyName:P};i===null?i=
[v]:i.push(v),r++}var s=_===r;if(!s){let v={instancePath:t+"/headers",schemaPath:"#/properties/headers/propertyNames",keyword:"propertyNames",params:{propertyName:P}};
return i===null?i=[v]:i.push(v),r++,y.errors=i,!1;break}}if(s)for(let P in n){let _=n[P],v=r;if(r===v)if(typeof _=="string"){if(B(_)>1e3)return y.errors=[{instancePath:t+
"/headers/"+P.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1;
if(!ce.test(_))return y.errors=[{instancePath:t+"/headers/"+P.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/patte\
rn",keyword:"pattern",params:{pattern:"^[ -~]*$"}}],!1}else return y.errors=[{instancePath:t+"/headers/"+P.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/\
properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"}}],!1;var l=v===r;if(!l)break}}else return y.errors=[{instancePath:t+"/header\
s",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var o=m===r}else var o=!0}}}}}}}}}}}}}}else return y.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return y.errors=i,r===0}y.evaluated={props:{operation:!0,method:!0,path:!0,after:!0,probability:!0,
times:!0,code:!0,status:!0,body:!0,content_type:!0,delay_ms:!0,bandwidth:!0,disconnect:!0,truncate:!0,field:!0,headers:!0},dynamicProps:!1,dynamicItems:!1};function S(e,{
instancePath:t="",parentData:c,parentDataProperty:h,rootData:f=e,dynamicAnchors:d={}}={}){let i=null,r=0,a=S.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&
(a.items=void 0),y(e,{instancePath:t,parentData:c,parentDataProperty:h,rootData:f,dynamicAnchors:d})||(i=b(i,y),r=i.length),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){if(e.id!==void 0){let o=r;if(typeof e.id!="string")return S.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"}}],!1;var p=o===r}else var p=!0;if(p){for(let o in e)if(o!=="id"&&o!=="operation"&&o!=="method"&&o!=="path"&&o!=="after"&&o!=="probability"&&o!=="times"&&
o!=="code"&&o!=="status"&&o!=="body"&&o!=="content_type"&&o!=="delay_ms"&&o!=="bandwidth"&&o!=="disconnect"&&o!=="truncate"&&o!=="field"&&o!=="headers"){return S.
errors=[{instancePath:t,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:o}}],!1;break}}}else return S.errors=[{
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return S.errors=i,r===0}S.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var he=F;function F(e,{instancePath:t="",parentData:c,parentDataProperty:h,rootData:f=e,dynamicAnchors:d={}}={}){let i=null,r=0,a=F.evaluated;if(a.dynamicProps&&(a.props=
void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p;if(e.release===void 0&&(p="release"))return F.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let o=r;for(let s in e)if(s!=="release"){return F.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(o===r&&e.release!==void 0&&typeof e.release!="string")return F.
errors=[{instancePath:t+"/release",schemaPath:"#/properties/release/type",keyword:"type",params:{type:"string"}}],!1}}else return F.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return F.errors=i,r===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ve=q,Pe={type:"object",additionalProperties:!1,
properties:{ends:{anyOf:[{type:"string",enum:["due","released","never"]},{$ref:"standin://control/schemas#/$defs/JobPolls"}]},time:{$ref:"standin://control/sche\
mas#/$defs/Duration"},fail:{$ref:"standin://control/schemas#/$defs/JobFailure"}}};function T(e,{instancePath:t="",parentData:c,parentDataProperty:h,rootData:f=e,dynamicAnchors:d={}}={}){let i=null,r=0,a=T.evaluated;if(a.dynamicProps&&(a.props=
void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p;if(e.after_polls===void 0&&(p="after_polls"))return T.errors=[
{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let o=r;for(let s in e)if(s!=="after_polls"){return T.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(o===r&&e.after_polls!==void 0){let s=e.after_polls,
l=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/after_polls",schemaPath:"#/properties/after_polls/type",keyword:"\
type",params:{type:"integer"}}],!1;if(r===l&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return T.errors=[{instancePath:t+"/after_polls",schemaPath:"#/prop\
erties/after_polls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}}}else return T.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return T.errors=i,r===0}T.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function I(e,{instancePath:t="",parentData:c,parentDataProperty:h,rootData:f=e,dynamicAnchors:d={}}={}){let i=null,r=0,a=I.evaluated;if(a.dynamicProps&&(a.props=
void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p;if(e.status===void 0&&(p="status"))return I.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let o=r;for(let s in e)if(!(s==="status"||s==="body")){return I.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(o===r&&e.status!==void 0){let s=e.status,l=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return I.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}}],
!1;if(r===l&&typeof s=="number"&&isFinite(s)){if(s>599||isNaN(s))return I.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:599}}],!1;if(s<400||isNaN(s))return I.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:400}}],!1}}}}else return I.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return I.
errors=i,r===0}I.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function q(e,{instancePath:t="",parentData:c,parentDataProperty:h,rootData:f=e,dynamicAnchors:d={}}={}){
let i=null,r=0,a=q.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s=r;for(let l in e)
if(!(l==="ends"||l==="time"||l==="fail")){return q.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(s===r){if(e.ends!==void 0){let l=e.ends,n=r,m=r,u=!1,P=r;if(typeof l!="string"){let v={instancePath:t+"/ends",schemaPath:"#/properties/ends/anyOf/0/\
type",keyword:"type",params:{type:"string"}};i===null?i=[v]:i.push(v),r++}if(!(l==="due"||l==="released"||l==="never")){let v={instancePath:t+"/ends",schemaPath:"\
#/properties/ends/anyOf/0/enum",keyword:"enum",params:{allowedValues:Pe.properties.ends.anyOf[0].enum}};i===null?i=[v]:i.push(v),r++}var p=P===r;u=u||p;let _=r;
T(l,{instancePath:t+"/ends",parentData:e,parentDataProperty:"ends",rootData:f,dynamicAnchors:d})||(i=b(i,T),r=i.length);var p=_===r;if(u=u||p,u)r=m,i!==null&&(m?
i.length=m:i=null);else{let v={instancePath:t+"/ends",schemaPath:"#/properties/ends/anyOf",keyword:"anyOf",params:{}};return i===null?i=[v]:i.push(v),r++,q.errors=
i,!1}var o=n===r}else var o=!0;if(o){if(e.time!==void 0){let l=r;D(e.time,{instancePath:t+"/time",parentData:e,parentDataProperty:"time",rootData:f,dynamicAnchors:d})||
(i=b(i,D),r=i.length);var o=l===r}else var o=!0;if(o)if(e.fail!==void 0){let l=r;I(e.fail,{instancePath:t+"/fail",parentData:e,parentDataProperty:"fail",rootData:f,
dynamicAnchors:d})||(i=b(i,I),r=i.length);var o=l===r}else var o=!0}}}else return q.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}}],!1;return q.errors=i,r===0}q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _e=E,be={type:"object",additionalProperties:!1,required:["latency"],
properties:{latency:{type:["string","number"],pattern:"^\\d{1,9}(\\.\\d{1,9})?(-\\d{1,9}(\\.\\d{1,9})?)?$",minimum:0,maximum:999999999}}},ge=new RegExp("^\\d{1,9\
}(\\.\\d{1,9})?(-\\d{1,9}(\\.\\d{1,9})?)?$","u");function E(e,{instancePath:t="",parentData:c,parentDataProperty:h,rootData:f=e,dynamicAnchors:d={}}={}){let i=null,
r=0,a=E.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p;if(e.latency===void 0&&
(p="latency"))return E.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let o=r;for(let s in e)if(s!=="latenc\
y"){return E.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(o===r&&e.latency!==
void 0){let s=e.latency,l=r;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s)))return E.errors=[{instancePath:t+"/latency",schemaPath:"#/properties/laten\
cy/type",keyword:"type",params:{type:be.properties.latency.type}}],!1;if(r===l){if(typeof s=="number"&&isFinite(s)){if(s>999999999||isNaN(s))return E.errors=[{instancePath:t+
"/latency",schemaPath:"#/properties/latency/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999}}],!1;if(s<0||isNaN(s))return E.errors=[{instancePath:t+
"/latency",schemaPath:"#/properties/latency/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}if(r===l&&typeof s=="string"&&!ge.test(s))return E.
errors=[{instancePath:t+"/latency",schemaPath:"#/properties/latency/pattern",keyword:"pattern",params:{pattern:"^\\d{1,9}(\\.\\d{1,9})?(-\\d{1,9}(\\.\\d{1,9})?)?$"}}],
!1}}}}else return E.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return E.errors=i,r===0}E.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ke=C;function g(e,{instancePath:t="",parentData:c,parentDataProperty:h,rootData:f=e,dynamicAnchors:d={}}={}){let i=null,r=0,a=g.evaluated;if(a.dynamicProps&&(a.props=
void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.id===void 0&&(o="id")||e.type===void 0&&(o="type"))return g.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.id!==void 0){let s=r;if(typeof e.id!="string")return g.errors=
[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var p=s===r}else var p=!0;if(p){if(e.type!==void 0){let s=r;
if(typeof e.type!="string")return g.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var p=s===r}else
var p=!0;if(p){if(e.attributes!==void 0){let s=e.attributes,l=r;if(r===l&&!(s&&typeof s=="object"&&!Array.isArray(s)))return g.errors=[{instancePath:t+"/attribu\
tes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"}}],!1;var p=l===r}else var p=!0;if(p)if(e.relationships!==void 0){let s=e.relationships,
l=r;if(r===l&&!(s&&typeof s=="object"&&!Array.isArray(s)))return g.errors=[{instancePath:t+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"\
type",params:{type:"object"}}],!1;var p=l===r}else var p=!0}}}else return g.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return g.errors=i,r===0}g.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function C(e,{instancePath:t="",parentData:c,parentDataProperty:h,rootData:f=e,
dynamicAnchors:d={}}={}){let i=null,r=0,a=C.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let s;if(e.entity_type===void 0&&(s="entity_type")||e.event_type===void 0&&(s="event_type")||e.entity===void 0&&(s="entity"))return C.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;{let l=r;for(let n in e)if(!(n==="entity_type"||n==="event_type"||n==="entity"||n==="\
previous_entity"||n==="related_entities")){return C.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(l===r){if(e.entity_type!==void 0){let n=r;R(e.entity_type,{instancePath:t+"/entity_type",parentData:e,parentDataProperty:"entity_type",rootData:f,dynamicAnchors:d})||
(i=b(i,R),r=i.length);var p=n===r}else var p=!0;if(p){if(e.event_type!==void 0){let n=r;x(e.event_type,{instancePath:t+"/event_type",parentData:e,parentDataProperty:"\
event_type",rootData:f,dynamicAnchors:d})||(i=b(i,x),r=i.length);var p=n===r}else var p=!0;if(p){if(e.entity!==void 0){let n=r;g(e.entity,{instancePath:t+"/enti\
ty",parentData:e,parentDataProperty:"entity",rootData:f,dynamicAnchors:d})||(i=b(i,g),r=i.length);var p=n===r}else var p=!0;if(p){if(e.previous_entity!==void 0){
let n=r;g(e.previous_entity,{instancePath:t+"/previous_entity",parentData:e,parentDataProperty:"previous_entity",rootData:f,dynamicAnchors:d})||(i=b(i,g),r=i.length);
var p=n===r}else var p=!0;if(p)if(e.related_entities!==void 0){let n=e.related_entities,m=r;if(r===m)if(Array.isArray(n)){var o=!0;let P=n.length;for(let _=0;_<
P;_++){let v=r;g(n[_],{instancePath:t+"/related_entities/"+_,parentData:n,parentDataProperty:_,rootData:f,dynamicAnchors:d})||(i=b(i,g),r=i.length);var o=v===r;
if(!o)break}}else return C.errors=[{instancePath:t+"/related_entities",schemaPath:"#/properties/related_entities/type",keyword:"type",params:{type:"array"}}],!1;
var p=m===r}else var p=!0}}}}}}else return C.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return C.errors=i,r===0}C.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var we=V;function k(e,{instancePath:t="",parentData:c,parentDataProperty:h,rootData:f=e,dynamicAnchors:d={}}={}){let i=null,r=0,a=k.evaluated;if(a.dynamicProps&&(a.props=
void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.status===void 0&&(o="status"))return k.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let s=r;for(let l in e)if(!(l==="status"||l==="delay_ms")){return k.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(s===r){if(e.status!==void 0){let l=e.status,n=r;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return k.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}}],
!1;if(r===n&&typeof l=="number"&&isFinite(l)){if(l>599||isNaN(l))return k.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:599}}],!1;if(l<200||isNaN(l))return k.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:200}}],!1}var p=n===r}else var p=!0;if(p)if(e.delay_ms!==void 0){let l=e.delay_ms,n=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return k.errors=[{instancePath:t+"/delay_ms",schemaPath:"#/properties/delay_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof l==
"number"&&isFinite(l)){if(l>6e5||isNaN(l))return k.errors=[{instancePath:t+"/delay_ms",schemaPath:"#/properties/delay_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5}}],!1;if(l<0||isNaN(l))return k.errors=[{instancePath:t+"/delay_ms",schemaPath:"#/properties/delay_ms/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var p=n===r}else var p=!0}}}else return k.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return k.errors=
i,r===0}k.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ne={type:"object",additionalProperties:!1,required:["failure"],properties:{failure:{type:"str\
ing",enum:["timeout","disconnect"]}}};function O(e,{instancePath:t="",parentData:c,parentDataProperty:h,rootData:f=e,dynamicAnchors:d={}}={}){let i=null,r=0,a=O.
evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p;if(e.failure===void 0&&(p=
"failure"))return O.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let o=r;for(let s in e)if(s!=="failure"){
return O.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(o===r&&e.failure!==
void 0){let s=e.failure;if(typeof s!="string")return O.errors=[{instancePath:t+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type:"st\
ring"}}],!1;if(!(s==="timeout"||s==="disconnect"))return O.errors=[{instancePath:t+"/failure",schemaPath:"#/properties/failure/enum",keyword:"enum",params:{allowedValues:Ne.
properties.failure.enum}}],!1}}}else return O.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return O.errors=i,r===0}O.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function $(e,{instancePath:t="",parentData:c,parentDataProperty:h,rootData:f=e,dynamicAnchors:d={}}={}){let i=null,r=0,
a=$.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r===0)if(Array.isArray(e)){if(e.length<1)return $.errors=[{instancePath:t,schemaPath:"\
#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var p=!0;let l=e.length;for(let n=0;n<l;n++){let m=e[n],u=r,P=r,_=!1,v=r;if(!(typeof m=="number"&&!(m%1)&&
!isNaN(m)&&isFinite(m))){let N={instancePath:t+"/"+n,schemaPath:"#/items/anyOf/0/type",keyword:"type",params:{type:"integer"}};i===null?i=[N]:i.push(N),r++}if(r===
v&&typeof m=="number"&&isFinite(m)){if(m>599||isNaN(m)){let N={instancePath:t+"/"+n,schemaPath:"#/items/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:599}};i===null?i=[N]:i.push(N),r++}else if(m<200||isNaN(m)){let N={instancePath:t+"/"+n,schemaPath:"#/items/anyOf/0/minimum",keyword:"minimum",params:{
comparison:">=",limit:200}};i===null?i=[N]:i.push(N),r++}}var s=v===r;_=_||s;let A=r;k(m,{instancePath:t+"/"+n,parentData:e,parentDataProperty:n,rootData:f,dynamicAnchors:d})||
(i=b(i,k),r=i.length);var s=A===r;if(_=_||s,s)var o=!0;let ee=r;O(m,{instancePath:t+"/"+n,parentData:e,parentDataProperty:n,rootData:f,dynamicAnchors:d})||(i=b(
i,O),r=i.length);var s=ee===r;if(_=_||s,s&&o!==!0&&(o=!0),_)r=P,i!==null&&(P?i.length=P:i=null);else{let N={instancePath:t+"/"+n,schemaPath:"#/items/anyOf",keyword:"\
anyOf",params:{}};return i===null?i=[N]:i.push(N),r++,$.errors=i,!1}var p=u===r;if(!p)break}}}else return $.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return $.errors=i,r===0}$.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function V(e,{instancePath:t="",parentData:c,parentDataProperty:h,
rootData:f=e,dynamicAnchors:d={}}={}){let i=null,r=0,a=V.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="o\
bject"&&!Array.isArray(e)){let p;if(e.answers===void 0&&(p="answers"))return V.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],
!1;{let o=r;for(let s in e)if(s!=="answers"){return V.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}o===r&&e.answers!==void 0&&($(e.answers,{instancePath:t+"/answers",parentData:e,parentDataProperty:"answers",rootData:f,dynamicAnchors:d})||(i=b(i,$),r=
i.length))}}else return V.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return V.errors=i,r===0}V.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ee=W;function W(e,{instancePath:t="",parentData:c,parentDataProperty:h,rootData:f=e,dynamicAnchors:d={}}={}){let i=null,r=0,a=W.evaluated;if(a.dynamicProps&&(a.props=
void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p=r;for(let o in e)if(o!=="all"){return W.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(p===r&&e.all!==void 0&&typeof e.all!="boolean")return W.
errors=[{instancePath:t+"/all",schemaPath:"#/properties/all/type",keyword:"type",params:{type:"boolean"}}],!1}else return W.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return W.errors=i,r===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function b(e,t){let c=t.errors;
if(t.errors=null,e===null)return c;for(let h of c)e.push(h);return e}var Ie={CallWait:te,ClockAdvance:ne,FaultSpec:pe,JobRelease:he,JobScript:ve,LatencySetting:_e,
RaisedEvent:ke,ReceiverScript:we,ResetRequest:Ee};var De=w;var Ae={type:"string",enum:["updateUpload","getUpload","deleteUpload","createUpload","listUploads","getSite","listEnvironments","bulkTagUploads","bulkSetUploadC\
ollection","bulkDestroyUploads","listUploadReferences","listUploadTracks","createUploadTrack","listUploadTags","createUploadTag","listUploadSmartTags","getUploa\
dFilter","updateUploadFilter","deleteUploadFilter","createUploadFilter","listUploadFilters","createUploadRequest","updateWebhook","getWebhook","deleteWebhook","\
createWebhook","listWebhooks","listWebhookCalls","getWebhookCall","resendWebhookCall","getUploadCollection","updateUploadCollection","deleteUploadCollection","c\
reateUploadCollection","listUploadCollections","reorderUploadCollections","getJobResult"]};function J(e,{instancePath:t="",parentData:c,parentDataProperty:h,rootData:f=e,
dynamicAnchors:d={}}={}){let i=null,r=0,a=J.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof e!="string"){let p=typeof e,o;
if(o===void 0)if(p=="number"||p=="boolean")o=""+e;else if(e===null)o="";else return J.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"s\
tring"}}],!1;o!==void 0&&(e=o,c!==void 0&&(c[h]=o))}return e==="updateUpload"||e==="getUpload"||e==="deleteUpload"||e==="createUpload"||e==="listUploads"||e==="\
getSite"||e==="listEnvironments"||e==="bulkTagUploads"||e==="bulkSetUploadCollection"||e==="bulkDestroyUploads"||e==="listUploadReferences"||e==="listUploadTrac\
ks"||e==="createUploadTrack"||e==="listUploadTags"||e==="createUploadTag"||e==="listUploadSmartTags"||e==="getUploadFilter"||e==="updateUploadFilter"||e==="dele\
teUploadFilter"||e==="createUploadFilter"||e==="listUploadFilters"||e==="createUploadRequest"||e==="updateWebhook"||e==="getWebhook"||e==="deleteWebhook"||e==="\
createWebhook"||e==="listWebhooks"||e==="listWebhookCalls"||e==="getWebhookCall"||e==="resendWebhookCall"||e==="getUploadCollection"||e==="updateUploadCollectio\
n"||e==="deleteUploadCollection"||e==="createUploadCollection"||e==="listUploadCollections"||e==="reorderUploadCollections"||e==="getJobResult"?(J.errors=i,r===
0):(J.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ae.enum}}],!1)}J.evaluated={dynamicProps:!1,dynamicItems:!1};var K=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function Y(e,{instancePath:t="",parentData:c,parentDataProperty:h,rootData:f=e,dynamicAnchors:d={}}={}){let i=null,
r=0,a=Y.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof e!="string"){let p=typeof e,o;if(o===void 0)if(p=="number"||p=="bo\
olean")o=""+e;else if(e===null)o="";else return Y.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&(e=o,c!==void 0&&
(c[h]=o))}return r===0&&typeof e=="string"&&!K.test(e)?(Y.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}\
$"}}],!1):(Y.errors=i,r===0)}Y.evaluated={dynamicProps:!1,dynamicItems:!1};function w(e,{instancePath:t="",parentData:c,parentDataProperty:h,rootData:f=e,dynamicAnchors:d={}}={}){
let i=null,r=0,a=w.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o=r;for(let s in e)
if(!(s==="operation"||s==="method"||s==="status"||s==="entity"||s==="limit"||s==="environment")){return w.errors=[{instancePath:t,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(o===r){if(e.operation!==void 0){let s=r;J(e.operation,{instancePath:t+"/operati\
on",parentData:e,parentDataProperty:"operation",rootData:f,dynamicAnchors:d})||(i=Q(i,J),r=i.length);var p=s===r}else var p=!0;if(p){if(e.method!==void 0){let s=e.
method,l=r;if(typeof s!="string"){let m=typeof s,u;if(u===void 0)if(m=="number"||m=="boolean")u=""+s;else if(s===null)u="";else return w.errors=[{instancePath:t+
"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(s=u,e!==void 0&&(e.method=u))}var p=l===r}else var p=!0;
if(p){if(e.status!==void 0){let s=e.status,l=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let m=typeof s,u;if(u===void 0)if(m==="boolean"||s===null||
m==="string"&&s&&s==+s&&!(s%1))u=+s;else return w.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}}],
!1;u!==void 0&&(s=u,e!==void 0&&(e.status=u))}if(r===l&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return w.errors=[{instancePath:t+"/status",schemaPath:"\
#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var p=l===r}else var p=!0;if(p){if(e.entity!==void 0){let s=e.entity,l=r;if(typeof s!=
"string"){let m=typeof s,u;if(u===void 0)if(m=="number"||m=="boolean")u=""+s;else if(s===null)u="";else return w.errors=[{instancePath:t+"/entity",schemaPath:"#\
/properties/entity/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(s=u,e!==void 0&&(e.entity=u))}var p=l===r}else var p=!0;if(p){if(e.limit!==void 0){
let s=e.limit,l=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let m=typeof s,u;if(u===void 0)if(m==="boolean"||s===null||m==="string"&&s&&s==+s&&!(s%
1))u=+s;else return w.errors=[{instancePath:t+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;u!==void 0&&(s=u,e!==void 0&&
(e.limit=u))}if(r===l&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return w.errors=[{instancePath:t+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1;var p=l===r}else var p=!0;if(p)if(e.environment!==void 0){let s=r;Y(e.environment,{instancePath:t+"/environment",
parentData:e,parentDataProperty:"environment",rootData:f,dynamicAnchors:d})||(i=Q(i,Y),r=i.length);var p=s===r}else var p=!0}}}}}}else return w.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return w.errors=i,r===0}w.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ue=L;var Te=z().default;function H(e,{instancePath:t="",parentData:c,parentDataProperty:h,rootData:f=e,dynamicAnchors:d={}}={}){let i=null,r=0,a=H.evaluated;if(a.dynamicProps&&
(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof e!="string"){let p=typeof e,o;if(o===void 0)if(p=="number"||p=="boolean")o=""+e;else if(e===null)o="";else
return H.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&(e=o,c!==void 0&&(c[h]=o))}return r===0&&typeof e=="\
string"&&!K.test(e)?(H.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"}}],!1):(H.errors=i,r===0)}H.evaluated=
{dynamicProps:!1,dynamicItems:!1};function L(e,{instancePath:t="",parentData:c,parentDataProperty:h,rootData:f=e,dynamicAnchors:d={}}={}){let i=null,r=0,a=L.evaluated;
if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o=r;for(let s in e)if(!(s==="uploads"||
s==="upload_collection"||s==="environment")){return L.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(o===r){if(e.uploads!==void 0){let s=e.uploads,l=r;if(typeof s!="string"){let n=typeof s,m;if(m===void 0)if(n=="number"||n=="boolean")m=""+s;else if(s===
null)m="";else return L.errors=[{instancePath:t+"/uploads",schemaPath:"#/properties/uploads/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(s=m,e!==
void 0&&(e.uploads=m))}if(r===l&&typeof s=="string"&&Te(s)>1e3)return L.errors=[{instancePath:t+"/uploads",schemaPath:"#/properties/uploads/maxLength",keyword:"\
maxLength",params:{limit:1e3}}],!1;var p=l===r}else var p=!0;if(p){if(e.upload_collection!==void 0){let s=e.upload_collection,l=r;if(typeof s!="string"){let m=typeof s,
u;if(u===void 0)if(m=="number"||m=="boolean")u=""+s;else if(s===null)u="";else return L.errors=[{instancePath:t+"/upload_collection",schemaPath:"#/properties/up\
load_collection/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(s=u,e!==void 0&&(e.upload_collection=u))}var p=l===r}else var p=!0;if(p)if(e.environment!==
void 0){let s=r;H(e.environment,{instancePath:t+"/environment",parentData:e,parentDataProperty:"environment",rootData:f,dynamicAnchors:d})||(i=Q(i,H),r=i.length);
var p=s===r}else var p=!0}}}else return L.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return L.errors=i,r===0}L.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Q(e,t){let c=t.errors;if(t.errors=null,e===null)return c;for(let h of c)e.push(h);return e}var Oe={listJournal:De,
showOverview:Ue};export{Ie as bodies,Oe as queries};
export const expectations = {
 "CallWait": {
  "words": {
   "": "an object",
   "/webhook_id": "text",
   "/entity_type": "one of item, item_type, upload, build_trigger, environment, maintenance_mode, sso_user, cda_cache_tags",
   "/event_type": "one of create, update, delete, publish, unpublish, promote, deploy_started, deploy_succeeded, deploy_failed, change, invalidate",
   "/timeout_ms": "a number of milliseconds up to 30000"
  },
  "members": {
   "": [
    "webhook_id",
    "entity_type",
    "event_type",
    "timeout_ms"
   ]
  }
 },
 "ClockAdvance": {
  "words": {
   "": "an object",
   "/advance": "a time such as \"90s\", \"2m\" or \"1h\""
  },
  "members": {
   "": [
    "advance"
   ]
  }
 },
 "FaultSpec": {
  "words": {
   "": "an object",
   "/operation": "one of *, updateUpload, getUpload, deleteUpload, createUpload, listUploads, getSite, listEnvironments, bulkTagUploads, bulkSetUploadCollection, bulkDestroyUploads, listUploadReferences, listUploadTracks, createUploadTrack, listUploadTags, createUploadTag, listUploadSmartTags, getUploadFilter, updateUploadFilter, deleteUploadFilter, createUploadFilter, listUploadFilters, createUploadRequest, updateWebhook, getWebhook, deleteWebhook, createWebhook, listWebhooks, listWebhookCalls, getWebhookCall, resendWebhookCall, getUploadCollection, updateUploadCollection, deleteUploadCollection, createUploadCollection, listUploadCollections, reorderUploadCollections, getJobResult",
   "/method": "one of PUT, GET, DELETE, POST",
   "/path": "a path, in which `*` and `**` stand for anything, such as \"/assets/**\"",
   "/after": "a number from 0",
   "/probability": "a number above 0, up to 1",
   "/times": "a number from 1",
   "/code": "one of INVALID_JSON_BODY, MALFORMED_REQUEST, INVALID_AUTHORIZATION_HEADER, INSUFFICIENT_PERMISSIONS, NOT_FOUND, JOB_PENDING, FOREIGN_REQUEST, INVALID_ENDPOINT, METHOD_NOT_ALLOWED, PAYLOAD_TOO_LARGE, URL_TOO_LONG, INVALID_CONTENT_TYPE_HEADER, EXPECTATION_FAILED, INVALID_FORMAT, INVALID_FIELD, INVALID_ENTITY_ID, INVALID_TYPE, INVALID_ENVIRONMENT, INVALID_API_VERSION, INVALID_PREFERENCE, NOT_A_VIDEO, TOO_MANY_OPERATIONS, UPLOAD_IS_CURRENTLY_IN_USE, CONCURRENT_UPLOAD_UPDATE, RATE_LIMIT_EXCEEDED, HEADERS_TOO_LARGE, INTERNAL_ERROR, CONTRACT_BREACH, SERVICE_UNAVAILABLE, INSUFFICIENT_STORAGE",
   "/status": "a status from 200 to 599",
   "/body": "JSON",
   "/content_type": "a media type such as \"text/html\"",
   "/delay_ms": "a number of milliseconds",
   "/bandwidth": "a number of bytes from 1",
   "/disconnect": "true or false",
   "/truncate": "true or false",
   "/field": "the name of a field, such as \"author\", or a pointer to a part of it",
   "/headers": "header names with texts of printable ASCII characters",
   "/id": "text"
  },
  "members": {
   "": [
    "operation",
    "method",
    "path",
    "after",
    "probability",
    "times",
    "code",
    "status",
    "body",
    "content_type",
    "delay_ms",
    "bandwidth",
    "disconnect",
    "truncate",
    "field",
    "headers",
    "id"
   ]
  }
 },
 "JobRelease": {
  "words": {
   "": "an object",
   "/release": "the identifier of a job"
  },
  "members": {
   "": [
    "release"
   ]
  }
 },
 "JobScript": {
  "words": {
   "": "an object",
   "/ends": "\"due\", \"released\", \"never\" or {\"after_polls\": N}",
   "/time": "a time such as \"90s\", \"2m\" or \"1h\"",
   "/fail": "an object",
   "/fail/status": "a status from 400 to 599",
   "/fail/body": "JSON"
  },
  "members": {
   "": [
    "ends",
    "time",
    "fail"
   ],
   "/fail": [
    "status",
    "body"
   ]
  }
 },
 "LatencySetting": {
  "words": {
   "": "an object",
   "/latency": "milliseconds such as 200, or a range such as \"100-300\""
  },
  "members": {
   "": [
    "latency"
   ]
  }
 },
 "RaisedEvent": {
  "words": {
   "": "an object",
   "/entity_type": "one of item, item_type, upload, build_trigger, environment, maintenance_mode, sso_user, cda_cache_tags",
   "/event_type": "one of create, update, delete, publish, unpublish, promote, deploy_started, deploy_succeeded, deploy_failed, change, invalidate",
   "/entity": "a JSON:API resource, such as {\"id\":\"1\",\"type\":\"item\",\"attributes\":{}}",
   "/entity/attributes": "an object",
   "/entity/relationships": "an object",
   "/previous_entity": "a JSON:API resource, such as {\"id\":\"1\",\"type\":\"item\",\"attributes\":{}}",
   "/previous_entity/attributes": "an object",
   "/previous_entity/relationships": "an object",
   "/related_entities": "an array of JSON:API resources",
   "/related_entities/*": "a JSON:API resource, such as {\"id\":\"1\",\"type\":\"item\",\"attributes\":{}}",
   "/related_entities/*/attributes": "an object",
   "/related_entities/*/relationships": "an object"
  },
  "members": {
   "": [
    "entity_type",
    "event_type",
    "entity",
    "previous_entity",
    "related_entities"
   ]
  }
 },
 "ReceiverScript": {
  "words": {
   "": "an object",
   "/answers": "an array of statuses from 200 to 599, such as [500,500,200], of {\"status\":500,\"delay_ms\":3000}, or of {\"failure\":\"timeout\"}"
  },
  "members": {
   "": [
    "answers"
   ]
  }
 },
 "ResetRequest": {
  "words": {
   "": "an object",
   "/all": "true or false"
  },
  "members": {
   "": [
    "all"
   ]
  }
 },
 "listJournal": {
  "words": {
   "": "an object",
   "/operation": "one of updateUpload, getUpload, deleteUpload, createUpload, listUploads, getSite, listEnvironments, bulkTagUploads, bulkSetUploadCollection, bulkDestroyUploads, listUploadReferences, listUploadTracks, createUploadTrack, listUploadTags, createUploadTag, listUploadSmartTags, getUploadFilter, updateUploadFilter, deleteUploadFilter, createUploadFilter, listUploadFilters, createUploadRequest, updateWebhook, getWebhook, deleteWebhook, createWebhook, listWebhooks, listWebhookCalls, getWebhookCall, resendWebhookCall, getUploadCollection, updateUploadCollection, deleteUploadCollection, createUploadCollection, listUploadCollections, reorderUploadCollections, getJobResult",
   "/method": "text",
   "/status": "a number",
   "/entity": "text",
   "/limit": "a number",
   "/environment": "text"
  },
  "members": {
   "": [
    "operation",
    "method",
    "status",
    "entity",
    "limit",
    "environment"
   ]
  }
 },
 "showOverview": {
  "words": {
   "": "an object",
   "/uploads": "words of at most 1000 characters in all",
   "/upload_collection": "text",
   "/environment": "text"
  },
  "members": {
   "": [
    "uploads",
    "upload_collection",
    "environment"
   ]
  }
 }
};
